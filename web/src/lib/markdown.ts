// As much of Markdown as rules for players need.

export interface Piece {
  text: string;
  bold: boolean;
}

export type Block =
  | { is: "heading"; pieces: Piece[] }
  | { is: "text"; pieces: Piece[] }
  | { is: "list"; items: Piece[][] }
  /** A picture that the game's own components draw. */
  | { is: "example"; show: string; text: string };

function pieces(text: string): Piece[] {
  return text.split("**").map((text, i) => ({ text, bold: i % 2 === 1 }));
}

function block(lines: readonly string[]): Block {
  const text = lines.join(" ");
  const example = /^!\[(.*)\]\((.*)\)$/.exec(text);
  if (example) return { is: "example", text: example[1] ?? "", show: (example[2] ?? "").replace(/^example:/, "") };
  if (text.startsWith("#")) return { is: "heading", pieces: pieces(text.replace(/^#+ /, "")) };
  if (!text.startsWith("- ")) return { is: "text", pieces: pieces(text) };
  const items = lines.join("\n").slice(2).split("\n- ");
  return { is: "list", items: items.map((item) => pieces(item.replace(/\n\s*/g, " "))) };
}

/** Return the blocks of a text, which empty lines part. */
export function blocks(text: string): Block[] {
  return text.trim().split(/\n\s*\n/).map((part) => block(part.split("\n")));
}
