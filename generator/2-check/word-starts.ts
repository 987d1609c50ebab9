/** The beginnings of the longer words of a text, by which names and loanwords are alike in many languages. */
export const wordStarts = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]{4,}/gu)
      ?.map((word) => word.slice(0, 4)),
  ),
];
