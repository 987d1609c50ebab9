import { directionOf } from './language-tag.ts';
import { type MessageFormatElement, TYPE } from './message.ts';

/* Values of another direction than their text are isolated (UAX #9, 2.7), so that a telephone number is not turned round in Arabic. */

const [begin, end] = ['\u2068', '\u2069'];

/** Letters of scripts from right to left, and the marks of that direction. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A value as a text of a locale prints it. */
export function isolated(value: string, tag: string): string {
  const isOther = directionOf(tag) === 'rtl' ? !rightToLeft.test(value) && !/^\p{N}*$/u.test(value) : rightToLeft.test(value);
  return isOther ? `${begin}${value}${end}` : value;
}

/** A message with its arguments isolated where its text is written from right to left: their values are unknown. */
export function withIsolatedArguments(elements: MessageFormatElement[], tag: string): MessageFormatElement[] {
  if (directionOf(tag) === 'ltr') return elements;
  return elements.flatMap((element): MessageFormatElement[] => {
    if (element.type === TYPE.argument) return [{ type: TYPE.literal, value: begin }, element, { type: TYPE.literal, value: end }];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: withIsolatedArguments(option.value, tag) },
    ]);
    return [{ ...element, options: Object.fromEntries(options) }];
  });
}
