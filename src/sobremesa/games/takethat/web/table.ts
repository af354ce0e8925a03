// What lies on the table, as the game's words.table gives it.

export interface Table {
  phase: string;
  game: number;
  row: number[];
  cost: number; // of the row, to whoever takes it
  span: number[]; // from which number to which one the row goes on; nothing without a row
  pile: number;
  hands: (number | "?")[][];
  up: number[][]; // pairs, face up
  down: number[][]; // taken with the row
  minus: number[]; // what those cost
  unseen: number[]; // how many came from the pile, unseen
}
