import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { addressesOf, otherPronouns } from '../../language/address.ts';
import { shownIn } from '../../model/country-words.ts';
import { englishName } from '../../model/language-name.ts';
import { wholeWords } from '../../model/literal-pattern.ts';
import { memoize } from '../../model/memoize.ts';
import type { Language } from '../../model/site.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import { readersOfText } from '../readers-of-texts.ts';
import { placedTexts, type TextWithReaders } from '../text-sets.ts';
import { mistypedIn } from '../unknown-language.ts';
import { unknownName } from '../unknown-name.ts';

/** WL2035: phrases that `avoid` of their language replaces, and pronouns of another form of address than `address`. */
export const avoidedPhrases: TextCheck = {
  runOn: (texts, content) => {
    const styles = stylesOf(content.languages.value);
    return placedTexts(texts).flatMap(({ language, dataPath, ...text }) => {
      const style = styles.get(language);
      const readers = () => readersOfText(content, texts.page, { language, path: dataPath });
      return style ? faultsIn(style, { ...text, dataPath, readers }) : [];
    });
  },
};

/** WL2035: forms of address that a language does not have, and countries of phrases that the site does not have. */
export const styleSheets: SiteCheck = {
  run: (content) => {
    const { value, file } = content.languages;
    const { countries } = content;
    const mistyped = mistypedIn(content);
    return Object.entries(value).flatMap(([language, { address, avoid = {} }]) => [
      ...(address === undefined || language === mistyped ? [] : unknownAddress(language, address, file)),
      ...Object.entries(avoid).flatMap(([phrase, rule]) =>
        (typeof rule === 'string' ? [] : (rule.countries ?? [])).flatMap((name, index) =>
          unknownName(
            'WL2035',
            { file, dataPath: [language, 'avoid', phrase, 'countries', String(index)], name, among: countries, noun: 'countries' },
            [`'${phrase}' is avoided in '${name}', which is not a country of the site.`],
          ),
        ),
      ),
    ]);
  },
};

function unknownAddress(language: string, name: string, file: string): Diagnostic[] {
  const among = addressesOf(language);
  const place = { file, dataPath: [language, 'address'] };
  if (!among.length)
    return [
      finding('WL2035', place, [
        `The forms of address of ${englishName(language)} are not known.`,
        "Remove 'address', and list the words in 'avoid'.",
      ]),
    ];
  return unknownName('WL2035', { ...place, name, among, noun: 'forms of address' }, [
    `'${name}' is not a form of address in ${englishName(language)}.`,
  ]);
}

interface Rule {
  /** The end of the message: `which its language avoids`. */
  readonly fault: string;
  readonly hint: string;
  readonly write?: string;
  readonly because?: string;
  readonly countries?: readonly string[];
  /** A pronoun with a capital counts inside of a sentence alone: at its start every word has one, and 'Sie' may mean 'they'. */
  readonly isInside?: boolean;
}

interface Style {
  /** Finds any phrase as whole words. */
  readonly pattern: RegExp;
  /** Each phrase, also with more capitals: a verb, 'belegen', is not the noun. */
  readonly rules: ReadonlyMap<string, Rule>;
}

/** The style sheets of the languages. Cached: equal for every text. */
const stylesOf = memoize((languages: Readonly<Record<string, Language>>): ReadonlyMap<string, Style> => {
  const styles = Object.entries(languages).map(([language, { avoid = {}, address }]) => {
    const ofPhrases = Object.entries(avoid).flatMap(([phrase, avoided]) => {
      const rule = typeof avoided === 'string' ? { write: avoided } : avoided;
      const hint = `Write '${rule.write}', or change 'avoid' of the language in languages.ts.`;
      return [phrase, capitalized(phrase), phrase.toUpperCase()].map(
        (words) => [words, { ...rule, fault: 'which its language avoids', hint }] as const,
      );
    });
    const fault = `but ${englishName(language)} texts address their readers with '${address}'`;
    const hint = `Write the sentence with '${address}', or change 'address' of the language in languages.ts.`;
    const ofPronouns = otherPronouns(language, address).flatMap((pronoun) =>
      [pronoun, capitalized(pronoun)].map((word) => [word, { fault, hint, isInside: pronoun === capitalized(pronoun) }] as const),
    );
    const rules = new Map<string, Rule>([...ofPronouns, ...ofPhrases]);
    return [language, { rules, pattern: wholeWords([...rules.keys()], 'gu') }] as const;
  });
  return new Map(styles.filter(([, { rules }]) => rules.size));
}, new WeakMap());

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function faultsIn({ pattern, rules }: Style, { text, readers, file, dataPath }: TextWithReaders): Diagnostic[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const { fault, hint, write, because = '', countries, isInside } = rules.get(found) as Rule;
    if (isInside && !/[^\s.!?…:]\s$/.test(text.slice(0, index))) return [];
    const country = countries && readers().find((one) => countries.includes(one) && shownIn(text, one).startsWith(found, index));
    if (countries && country === undefined) return [];
    const where = country === undefined ? '' : ` in ${country}`;
    const choice = `Write {inCountry, select, ${country} {${write}} other {${found}}}, with the words around it that change too.`;
    return finding(
      'WL2035',
      { file, dataPath, part: [index, index + found.length], found, ...(write !== undefined && { expected: write }) },
      [`'${dataPath.join('.')}' contains '${found}', ${fault}${where}.`, `${country === undefined ? hint : choice} ${because}`.trim()],
    );
  });
}
