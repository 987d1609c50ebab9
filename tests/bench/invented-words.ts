const syllables = 'ba do fo gi ka lu me nu pa ri so ta vu wi za dor fen gal hus jem kin lor mar nel pos rul sem tin vor'.split(' ');

/** Invented words, the same for the same seed. */
export function inventedText(seed: string, words: number): string {
  let state = 2_166_136_261;
  for (let index = 0; index < seed.length; index++) state = Math.imul(state ^ seed.charCodeAt(index), 16_777_619);
  const next = (below: number) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
  let text = '';
  for (let word = 0; word < words; word++) {
    if (word > 0) text += ' ';
    for (let left = 2 + next(2); left > 0; left--) text += syllables[next(syllables.length)];
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
}
