// What lies on the table, as the game's words.table gives it.

export interface Table {
  phase: string;
  game: number;
  turn: number;
  next: number; // whose turn follows, or -1
  direction: "left" | "right";
  roll: { W: number; C: number; G: number };
  owing: number; // dice that are still to be given away
  due: number; // cards that are still to be drawn
  played: string; // the card whose effect goes on, or "-"
  pile: number;
  discards: string[];
  hands: string[][]; // "?" for a card that is face down
  dice: number[];
  skips: number[];
  place: number[]; // 0 while in the game
  teams: number[]; // of each seat, where there are any
}
