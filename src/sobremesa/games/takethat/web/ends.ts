// What cards can be placed on besides those of the row, which go by their numbers.

export const END = -1; // the end of the row
