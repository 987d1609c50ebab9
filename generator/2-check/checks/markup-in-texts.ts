import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { markupIn, type WrittenMarkup } from '../../markup/written-markup.ts';
import { valuesIn } from '../../model/structure-values.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import { placedTexts } from '../text-sets.ts';

/** WL2024: HTML in the texts of dictionaries, pages and clauses, which visitors would see as it is written. */
export const markupInTexts: TextCheck = {
  runOn: (texts) =>
    placedTexts(texts).flatMap(({ text, file, dataPath: path }) => markupAt(text, { file, path, set: texts.page?.id ?? '' })),
};

/** WL2024 in visible values without translations: values of the brand, names, and page definitions. */
export const markupInValues: SiteCheck = {
  run: ({ brand, countries, languages, pages }) => [
    ...[brand, languages].flatMap(({ value, file }) => markupWithin(value, file, [])),
    ...[...countries.values()].flatMap(({ value, file }) => markupWithin(value.name, file, ['name'])),
    ...[...pages.values()].flatMap(({ definition: { value, file } }) => markupWithin(value.structure, file, ['structure'])),
  ],
};

const markupWithin = (value: unknown, file: string, path: readonly string[]): Diagnostic[] =>
  valuesIn(value, path).flatMap(([text, at]) => (typeof text === 'string' ? markupAt(text, { file, path: at, set: file }) : []));

interface TextPlace {
  readonly file: string;
  readonly path: readonly string[];
  /** Equal for translations of one text, together with its path. */
  readonly set: string;
}

function markupAt(text: string, { file, path: dataPath, set }: TextPlace): Diagnostic | Diagnostic[] {
  const markup = markupIn(text);
  const [first] = markup;
  if (!first) return [];
  const pieces = [...new Map(markup.map(({ written, sign = '' }) => [written, sign]))].map(([replace, by]) => ({ replace, by }));
  const names = pieces.map(({ replace }) => replace);
  const areSigns = markup.every(({ sign }) => (sign !== undefined && !`{}'<&`.includes(sign)) || sign === '&');
  const part = [first.at, first.at + first.written.length] as const;
  const cause = `markup ${set} ${dataPath.join('.')} ${names.join(' ')}`;
  const fixIntent = areSigns && { fixIntent: { title: `Write the signs instead of ${names.join(' ')}`, changes: pieces } };
  return finding('WL2024', { file, dataPath, part, cause, ...fixIntent }, [
    `'${dataPath.join('.')}' contains HTML (${names.slice(0, most).join(' ')}${names.length > most ? ' …' : ''}), which visitors would see as text.`,
    [...new Set(markup.map(fix))].join(' '),
  ]);
}

/** The maximal number of pieces in a message. */
const most = 4;

function fix({ written, element, sign }: WrittenMarkup): string {
  if (sign !== undefined) return `Write ${nameOf(sign)} instead of ${written}.`;
  const marks = element && inText[element];
  if (marks) return `Write ${marks} instead of <${element}>.`;
  if (element === 'br' || element === 'p') return 'Make it two texts, one for each line.';
  return `Remove ${element ? `<${element}>` : written}: the template decides how texts look.`;
}

const inText: Readonly<Record<string, string>> = {
  b: '**…** around the words',
  strong: '**…** around the words',
  i: '*…* around the words',
  em: '*…* around the words',
  a: '[words](page#place)',
};

/** A visible character as itself, any other by its name and code point. */
function nameOf(sign: string): string {
  const number = `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
  if (sign === '\u00A0') return `a no-break space (${number})`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? sign : `the sign ${number} itself`;
}
