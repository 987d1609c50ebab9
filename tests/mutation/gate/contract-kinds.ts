import { formatFact } from '../../../generator/4-render/format-fact.ts';
import { attestedTexts } from '../../../generator/model/attested-texts.ts';
import type { Content } from '../../../generator/model/content.ts';
import { groupBy } from '../../../generator/model/group-by.ts';
import type { Country } from '../../../generator/model/site.ts';
import { tokensIn } from '../../../generator/model/text-tokens.ts';
import { type TextAt, textsOf, versionsOf, withText } from './edit-content.ts';
import type { ContentKind } from './fault.ts';

/* A few faults in contracts, for the count: terms.test.ts makes all of them. And a language that a country loses. */

const clauses = (content: Content) => textsOf(content).filter(({ path, page }) => path[0] === 'clauses' && page === 'terms-common');
const translated = (content: Content) => clauses(content).filter(({ language, source }) => language !== source);

const placeholdersOf = ({ text }: TextAt) => [...new Set(tokensIn(text).map(({ kind, id }) => `${kind}:${id}`))].sort().join();

/** Whether the ledger has more than a draft of a text. */
const isAttested = (content: Content) => {
  const attested = new Set(
    attestedTexts(content, formatFact).flatMap(({ file, clause, state }) =>
      state === 'draft' || state === 'stale' ? [] : `${file} ${clause}`,
    ),
  );
  return ({ file, path }: TextAt) => attested.has(`${file} ${path.slice(1).join('.')}`);
};

interface Alteration {
  readonly among: (content: Content) => readonly TextAt[];
  readonly alter: (text: string) => string | undefined;
  /** The fault is in the source, and reported at every translation. */
  readonly atTranslations?: true;
  /** Clauses that refer to this one may report the fault, too: no other such fault is made beside it. */
  readonly elsewhere?: true;
}

function altered(name: string, codes: readonly string[], { among, alter, atTranslations, elsewhere }: Alteration): ContentKind {
  return {
    name,
    codes,
    faults: (content) =>
      among(content).flatMap((at) => {
        const text = alter(at.text);
        if (text === at.text) return [];
        const places = atTranslations ? versionsOf(content, at).filter(({ language }) => language !== at.language) : [at];
        return [
          {
            detail: `${at.file} ${at.path.join('.')}`,
            files: elsewhere ? ['content/terms/common/outline.ts'] : [],
            reported: places.map(({ file, path }) => ({ file, dataPath: path })),
            make: (before) => withText(before, at, [at.path, text]),
          },
        ];
      }),
  };
}

export const contractKinds: readonly ContentKind[] = [
  altered('clause deleted', ['WL4002', 'WL2001'], { among: clauses, alter: () => undefined, elsewhere: true }),
  altered('reference mistyped', ['WL4003'], {
    among: clauses,
    alter: (text) => text.replace(/\{ref:([\w.]+)/, '{ref:$1x'),
    elsewhere: true,
  }),
  altered('reference to a place outside the contract', ['WL4003'], {
    among: clauses,
    alter: (text) => text.replace(/\{ref:[\w.]+\}/, '{ref:use.nothing}'),
    elsewhere: true,
  }),
  altered('definition lost in a clause', ['WL4004'], {
    among: translated,
    alter: (text) => text.replace(/\{def:\w+\|([^}]*)\}/, '$1'),
    elsewhere: true,
  }),
  altered('number typed in a clause', ['WL4010', 'WL4011'], { among: clauses, alter: (text) => text.replace(/ (?=\S+$)/, ' 14 ') }),
  altered('negation lost in a clause', ['WL4019'], {
    among: translated,
    alter: (text) => text.replace(/ (shall|do|does|are) not /, ' $1 '),
  }),
  altered('fact dropped from a clause', ['WL4012', 'WL2003'], { among: translated, alter: (text) => text.replace(/ ?\{fact:[^}]*\}/, '') }),
  altered('source of a clause edited', ['WL4020'], {
    among: (content) => clauses(content).filter(({ language, source, path }) => language === source && path.at(-1) !== 'heading'),
    alter: (text) => `${text} Das gilt auch sonst.`,
    atTranslations: true,
  }),
  altered('attested translation edited', ['WL4022'], {
    among: (content) => translated(content).filter(isAttested(content)),
    alter: (text) => text.replace(/ (?=\S+$)/, ' also '),
  }),
  altered('word of a defined term unmarked', ['WL4015', 'WL4012', 'WL4004', 'WL2003'], {
    among: translated,
    alter: (text) => text.replace(/\{term:\w+\|([^}]*)\}/, '$1'),
  }),
  {
    name: 'defined term that nothing uses',
    codes: ['WL4004'],
    alone: true,
    faults: (content) => {
      const uses = clauses(content).flatMap((at) =>
        tokensIn(at.text).flatMap((token) => (token.kind === 'term' ? [{ at, term: token.id }] : [])),
      );
      return [...groupBy(uses, ({ term }) => term)].map(([term, all]) => {
        const pattern = new RegExp(`\\{term:${term}\\|([^}]*)\\}`, 'g');
        const texts = [...new Set(all.map(({ at }) => at))];
        const definitions = clauses(content).filter(({ text, language, source }) => language === source && text.includes(`{def:${term}|`));
        return {
          detail: term,
          files: texts.map(({ file }) => file),
          reported: definitions.map(({ file, path }) => ({ file, dataPath: path })),
          make: (before) => texts.reduce((changed, at) => withText(changed, at, [at.path, at.text.replace(pattern, '$1')]), before),
        };
      });
    },
  },
  {
    name: 'language dropped from a country',
    codes: ['WL1012', 'WL30', 'WL4040', 'WL4041', 'WL20'],
    onPages: true,
    alone: true,
    faults: ({ countries }) =>
      [...countries].flatMap(([code, { value, file }]) =>
        value.languages.slice(1).map((language) => ({
          detail: `${code}: ${language}`,
          files: [file],
          reported: [{ file }, { file: 'content/addresses.lock' }, { file: `/${code}-${language}/` }],
          make: (before) => {
            const country: Country = { ...value, languages: value.languages.filter((one) => one !== language) };
            const locales = before.locales.filter(({ id }) => id !== `${code}-${language}`);
            return { ...before, locales, countries: new Map([...before.countries, [code, { file, value: country }]]) };
          },
        })),
      ),
  },
];

export const exchangedClauses: ContentKind = {
  name: 'texts of two clauses exchanged',
  codes: ['WL2003'],
  once: true,
  // The other kinds keep their places.
  alone: true,
  faults: (content) => {
    // Where a definition is, the terms of other clauses depend on it.
    const all = translated(content).filter(({ path, text }) => path.at(-1) !== 'heading' && !text.includes('{def:'));
    return all.flatMap((at, index) => {
      const next = all[index + 1];
      return next?.file !== at.file || placeholdersOf(at) === placeholdersOf(next)
        ? []
        : {
            detail: `${at.file} ${at.path.join('.')}`,
            files: [at.file],
            reported: [{ file: at.file, dataPath: at.path }],
            make: (before) => withText(withText(before, at, [at.path, next.text]), next, [next.path, at.text]),
          };
    });
  },
};
