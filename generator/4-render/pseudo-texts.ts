import type { Localized } from '../model/localized.ts';
import { type MessageFormatElement, TYPE } from '../model/message.ts';
import { closing, opening } from '../model/pseudo-marks.ts';

/*
 * The pseudo-locale: every text of the content is lengthened, gets accents and is put between ⟦ and ⟧. A text without them is hard-coded in
 * a component, and a text that is cut off would be cut off in the longest language, too.
 */

/** Marks the replacement of a token in a message: values and names are shown unchanged. */
const keepFrom = '\u{E000}';
const keepTo = '\u{E001}';
export const protect = (value: string): string => `${keepFrom}${value}${keepTo}`;

const kept = new RegExp(`${keepFrom}([^${keepTo}]*)${keepTo}|(https?://\\S+|\\S+@\\S+\\.\\S+|<[^>]*>)`, 'gu');

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'å', e: 'é', i: 'î', o: 'ô', u: 'û', y: 'ý', c: 'ç', n: 'ñ', s: 'š', z: 'ž', g: 'ğ', r: 'ř', t: 'ť', d: 'ď' },
  ...{ A: 'Å', E: 'É', I: 'Î', O: 'Ô', U: 'Û', Y: 'Ý', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž', G: 'Ğ', R: 'Ř', T: 'Ť', D: 'Ď' },
};
const vowel = /[aeiouyàáâäåąæèéêëęěìíîïòóôöőœøùúûüůűýÿ]/i;
/** The letters of a short text: labels grow by more than sentences when they are translated (IBM, W3C i18n). */
const short = 12;

/** A text without syntax with each vowel doubled, about 40 % longer; tripled in a short one. */
export function lengthened(text: string, times = letters(text) > short ? 2 : 3): string {
  return text
    .split(kept)
    .map((piece, index) => {
      // Each separator adds two pieces: the replacement of a token, and an address or a tag.
      if (index % 3) return piece ?? '';
      return [...piece].map((letter) => (vowel.test(letter) ? accent(letter).repeat(times) : accent(letter))).join('');
    })
    .join('');
}

const accent = (letter: string) => accents[letter] ?? letter;
const letters = (text: string) => text.replace(kept, '').match(/\p{L}/gu)?.length ?? 0;

/** A syntax tree with its words lengthened. */
export function lengthenedMessage(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const whole = elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join('');
  const times = letters(whole) > short ? 2 : 3;
  return elements.map((element): MessageFormatElement => {
    if (element.type === TYPE.literal) return { ...element, value: lengthened(element.value, times) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, option]) => [name, { ...option, value: lengthenedMessage(option.value) }]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

/** A syntax tree between brackets. */
export function enclosedMessage(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return [{ type: TYPE.literal, value: opening }, ...elements, { type: TYPE.literal, value: closing }];
}

/** A value of data that is shown alone: a period, a date, the name of a country. Amounts and numbers are shown unchanged. */
export function enclosedValue(value: string): Localized {
  const words = value.replace(/CHF|Kč|zł|\p{Sc}/gu, '');
  return (/\p{L}/u.test(words) ? `${opening}${value}${closing}` : value) as Localized;
}
