import type { MessageFormatElement } from '../model/message.ts';
import { TYPE } from '../model/message.ts';

/** Sample values of arguments that are only known when the page is shown. */
const values: Readonly<Partial<Record<TYPE, string>>> = {
  [TYPE.argument]: 'Somewhere',
  [TYPE.number]: '100',
  [TYPE.pound]: '100',
  [TYPE.date]: '28 September',
  [TYPE.time]: '20:30',
};

/** The longest form of a message: the longest branch of each plural and select, and values of ordinary length. */
export function longestOf(elements: readonly MessageFormatElement[], measure: (text: string) => number): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return values[element.type] ?? '';
      const branches = Object.values(element.options).map(({ value }) => longestOf(value, measure));
      return branches.reduce((longest, branch) => (measure(branch) > measure(longest) ? branch : longest), '');
    })
    .join('');
}

const narrow = new Set("iíìîïjlłIftrţřťľ1.,;:!¡|'’‘()[]/ -­·");
const wide = new Set('mwMWŒœÆæ@%—…€');

/** The width of a text in average lower-case letters of a proportional sans-serif font. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (narrow.has(character)) width += 0.55;
    else if (wide.has(character)) width += 1.5;
    else width += character !== character.toLowerCase() ? 1.2 : 1;
  }
  return width;
}
