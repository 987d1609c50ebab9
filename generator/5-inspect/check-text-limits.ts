import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Entry, PageBatch, SharedContent, Wording } from '../model/content.ts';
import { withoutMarkup } from '../model/inline-markup.ts';
import { languageTag } from '../model/language-tag.ts';
import { type MessageFormatElement, TYPE } from '../model/message.ts';
import { messagesOf } from '../model/messages.ts';
import type { TextLimit, TextLimitsOf } from '../model/text-limit.ts';

/** Measures texts as a locale shows them, and has their limits. */
interface TextMeasure {
  readonly content: Pick<SharedContent, 'locales'>;
  resolver(tag: string): { compile(text: string): readonly MessageFormatElement[] };
  readonly limitsOf: TextLimitsOf;
}

/** Texts of dictionaries and contracts that are longer than their limit. */
export function checkSharedTextLimits({ dictionaries, contracts }: SharedContent, measure: TextMeasure): Diagnostic[] {
  return [...tooLongIn('dictionary', dictionaries, measure), ...checkTextLimits(contracts, measure)];
}

/** Texts of pages that exceed their limit, with their tokens replaced, in the country where they are longest. */
export function checkTextLimits(pages: PageBatch, measure: TextMeasure): Diagnostic[] {
  return [...pages.values()].flatMap(({ definition, copies }) => tooLongIn(definition.value.template, copies, measure));
}

function tooLongIn(owner: string, entries: ReadonlyMap<string, Entry<Wording>>, measure: TextMeasure): Diagnostic[] {
  const limitOf = measure.limitsOf(owner);
  return [...entries].flatMap(([language, { value, file }]) =>
    messagesOf(value).flatMap((leaf): Diagnostic | Diagnostic[] => {
      const limit = typeof leaf.value === 'string' ? limitOf(leaf) : undefined;
      if (!limit || typeof leaf.value !== 'string') return [];
      const length = lengthOf(leaf.value, { limit, language, measure });
      if (length <= limit.max) return [];
      const [unit, why] = limit.counted ? ['characters long', ''] : ['letters wide', ' An m counts for more than one, an i for less.'];
      return finding('WL2020', { file, dataPath: leaf.path, found: String(length), expected: `at most ${limit.max}` }, [
        `'${leaf.path.join('.')}' is ${length} ${unit}, but ${limit.name} has room for ${limit.max}.`,
        `Shorten it by at least ${length - limit.max}.${why}`,
      ]);
    }),
  );
}

interface Shown {
  readonly limit: TextLimit;
  readonly language: string;
  readonly measure: TextMeasure;
}

function lengthOf(text: string, { limit, language, measure: { content, resolver } }: Shown): number {
  const measure = limit.counted === 'characters' ? (words: string) => words.length : widthOf;
  if (!text.includes('{')) return Math.round(measure(withoutMarkup(text)));
  // Only facts differ from country to country.
  const tags = tagsOf(content.locales, language).slice(0, text.includes('{fact:') ? undefined : 1);
  return Math.max(...tags.map((tag) => Math.round(measure(longestOf(resolver(tag).compile(text), measure)))));
}

function tagsOf(locales: SharedContent['locales'], language: string): readonly string[] {
  const tags = locales.filter((locale) => locale.language === language).map(({ tag }) => tag);
  return tags.length ? tags : [languageTag(language)];
}

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
