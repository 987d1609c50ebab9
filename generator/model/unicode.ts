const letter = 1;
const other = 2;

/** The category of each UTF-16 unit, computed at its first use. */
const kinds = new Uint8Array(0x1_00_00);

/** Whether a UTF-16 unit is a letter. Letters beyond the basic plane do not count; no supported language has them. */
export function isLetter(unit: number): boolean {
  return (kinds[unit] || classify(unit)) === letter;
}

function classify(unit: number): number {
  const kind = /\p{L}/u.test(String.fromCharCode(unit)) ? letter : other;
  kinds[unit] = kind;
  return kind;
}

/** How many words a text has: runs of letters. */
export function countWords(text: string): number {
  let words = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index++) {
    const is = isLetter(text.charCodeAt(index));
    if (is && !inWord) words++;
    inWord = is;
  }
  return words;
}
