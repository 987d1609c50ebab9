import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { addressesOf, otherPronouns } from '../../language/address.ts';
import { shownIn } from '../../model/country-words.ts';
import { englishName } from '../../model/language-name.ts';
import { wholeWords } from '../../model/literal-pattern.ts';
import { memoize } from '../../model/memoize.ts';
import type { Avoided, Language } from '../../model/site.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import { readersOfText } from '../readers-of-texts.ts';
import { unknownName } from '../unknown-name.ts';

/** WL2035: phrases that `avoid` of their language replaces, and pronouns of another form of address than `address`. */
export const avoidedPhrases: TextCheck = {
  runOn: ({ page, files }, content) =>
    files.flatMap(({ file, language, leaves }) => {
      const style = content.languages.value[language];
      if (!style) return [];
      return leaves.flatMap(({ path, value: text }) => {
        if (typeof text !== 'string') return [];
        const place = { file, dataPath: path };
        return [
          ...phrases(style, text, { ...place, readers: () => readersOfText(content, page, { language, path }) }),
          ...otherAddress(language, style, text).map(({ 0: found, index }) =>
            finding('WL2035', { ...place, part: [index, index + found.length], found }, [
              `'${path.join('.')}' contains '${found}', but ${englishName(language)} texts address their readers with '${style.address}'.`,
              `Write the sentence with '${style.address}', or change 'address' of the language in languages.ts.`,
            ]),
          ),
        ];
      });
    }),
};

/** WL2035: forms of address that a language does not have, and countries of phrases that the site does not have. */
export const styleSheets: SiteCheck = {
  run: ({ languages: { value, file }, countries }) =>
    Object.entries(value).flatMap(([language, { address, avoid = {} }]) => [
      ...(address === undefined ? [] : unknownAddress(language, address, file)),
      ...Object.entries(avoid).flatMap(([phrase, rule]) =>
        (typeof rule === 'string' ? [] : (rule.countries ?? [])).flatMap((name, index) =>
          unknownName(
            'WL2035',
            { file, dataPath: [language, 'avoid', phrase, 'countries', String(index)], name, among: countries, noun: 'countries' },
            [`'${phrase}' is avoided in '${name}', which is not a country of the site.`],
          ),
        ),
      ),
    ]),
};

const unknownAddress = (language: string, name: string, file: string) =>
  unknownName('WL2035', { file, dataPath: [language, 'address'], name, among: addressesOf(language), noun: 'forms of address' }, [
    `'${name}' is not a form of address in ${englishName(language)}.`,
  ]);

interface PlaceAndReaders {
  readonly file: string;
  readonly dataPath: readonly string[];
  /** The countries that read the text. */
  readonly readers: () => readonly string[];
}

interface Rule extends Exclude<Avoided, string> {
  readonly phrase: string;
}

/** The rules of a style sheet, with a pattern that finds all their phrases. Cached: equal for every text. */
const rulesOf = memoize((style: Language) => {
  const rules = Object.entries(style.avoid ?? {}).map(
    ([phrase, avoided]): Rule => ({ phrase, ...(typeof avoided === 'string' ? { write: avoided } : avoided) }),
  );
  return { rules, pattern: rules.length ? wholeWords(Object.keys(style.avoid ?? {}), 'giu') : undefined };
}, new WeakMap());

function phrases(style: Language, written: string, { readers, ...place }: PlaceAndReaders): Diagnostic[] {
  const { rules, pattern } = rulesOf(style);
  if (!pattern || written.search(pattern) < 0) return [];
  return [...written.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const rule = rules.find(({ phrase }) => isAs(phrase, found));
    const { write = '', countries, because } = rule ?? {};
    const country = countries && readers().find((one) => countries.includes(one) && shownIn(written, one).startsWith(found, index));
    if (!rule || (countries && country === undefined)) return [];
    const reason = because === undefined ? '' : ` ${because}`;
    return finding('WL2035', { ...place, part: [index, index + found.length], found, expected: write }, [
      `'${place.dataPath.join('.')}' contains '${found}', which its language avoids${country === undefined ? '' : ` in ${country}`}.`,
      country === undefined
        ? `Write '${write}', or change 'avoid' of the language in languages.ts.${reason}`
        : `Write {inCountry, select, ${country} {${write}} other {${found}}}, with the words around it that change too.${reason}`,
    ]);
  });
}

/** Whether words are a phrase, or this phrase with more capitals: a verb, 'belegen', is not the noun. */
const isAs = (phrase: string, found: string): boolean =>
  phrase.toLowerCase() === found.toLowerCase() &&
  [...phrase].every((letter, index) => letter === letter.toLowerCase() || letter === found[index]);

function otherAddress(language: string, { address }: Language, text: string): RegExpExecArray[] {
  const pattern = address === undefined ? undefined : otherPronouns(language, address);
  return pattern ? [...text.matchAll(pattern)] : [];
}
