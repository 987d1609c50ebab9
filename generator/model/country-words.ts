/* Words that differ by the country of the reader: `{inCountry, select, ch {eine Quittung} other {ein Beleg}}`. */

/** A choice; its branches contain words and tokens, but no other choice. */
const choice = /\{inCountry,\s*select,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;
const branch = /(\w+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g;

const branchesIn = (choices: string): ReadonlyMap<string, string> =>
  new Map([...choices.matchAll(branch)].map(([, country = '', words = '']) => [country, words]));

/** A text as the readers of a country are shown it; without a country, with the words of all others. */
export function inCountry(text: string, country = 'other'): string {
  if (!text.includes('{inCountry,')) return text;
  return text.replace(choice, (written, choices) => {
    const words = branchesIn(choices);
    return words.get(country) ?? words.get('other') ?? written;
  });
}

/** A text with the words of a country, and spaces in the place of all that they are not shown, so that positions stay. */
export const shownIn = (text: string, country: string): string =>
  text.replace(choice, (written) => {
    const words = inCountry(written, country);
    const at = written.indexOf(`{${words}}`) + 1;
    return words.padStart(at + words.length).padEnd(written.length);
  });

/** The countries for which a text has words of their own. */
export const countriesIn = (text: string): string[] =>
  [...text.matchAll(choice)].flatMap(([, choices = '']) => [...branchesIn(choices).keys()].filter((country) => country !== 'other'));
