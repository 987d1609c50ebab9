import type { Content, Entry } from '../../../generator/model/content.ts';
import { type Fact, keyOfFact, type LawFact, namesOf } from '../../../generator/model/fact.ts';
import { isLaw } from '../../../generator/model/law.ts';
import { loadedPages } from '../../../generator/model/page-copies.ts';
import { readersOf } from '../../../generator/model/page-locales.ts';
import { tokensIn } from '../../../generator/model/text-tokens.ts';
import { textsOf, withDefinition, withFact, withText } from './edit-content.ts';
import { judgedFrom } from './fact-kinds.ts';
import type { ContentFault, ContentKind, ValuePlace } from './fault.ts';

/* Faults in the law of countries, and in what pages tell of it. */

const lawsOf = ({ facts }: Content) =>
  [...facts].flatMap(([id, { value, file }]) =>
    isLaw(value) ? [{ id, file, value: value as LawFact, country: id.split('.')[1] ?? '' }] : [],
  );

/** The first text of a page that only readers of a country see, in a language of the country. */
function textIn(content: Content, country: string) {
  const language = content.countries.get(country)?.value.languages[0];
  return textsOf(content).filter(({ page, path, language: own }) => {
    const of = page === undefined ? undefined : content.pages.get(page);
    return own === language && path.at(-1) === 'heading' && of && readersOf(content, of).some((reader) => reader.country === country);
  })[0];
}

/** A kind that adds words to a text of each country. */
const written = (
  name: string,
  codes: readonly string[],
  wordsFor: (content: Content, country: string) => readonly string[],
): ContentKind => ({
  name,
  codes,
  faults: (content) =>
    [...content.countries.keys()].flatMap((country) =>
      wordsFor(content, country).flatMap((words): ContentFault[] => {
        const at = textIn(content, country);
        if (!at) return [];
        return [
          {
            detail: `${country}: ${words}`,
            // A page that is published elsewhere has other readers.
            files: [at.file, content.pages.get(at.page as string)?.definition.file ?? at.file],
            reported: [{ file: at.file, dataPath: at.path }],
            make: (before) => withText(before, at, [at.path, `${at.text} ${words}`]),
          },
        ];
      }),
    ),
});

const printing = (content: Content, id: string): ValuePlace[] =>
  textsOf(content)
    .filter(({ text }) => tokensIn(text).some((token) => token.kind === 'fact' && token.id === id))
    .map(({ file, path }) => ({ file, dataPath: path }));

/** A kind that alters facts of law. */
const altered = (name: string, codes: readonly string[], alter: (law: LawFact) => object, reported?: typeof printing): ContentKind => ({
  name,
  codes,
  faults: (content) =>
    lawsOf(content).flatMap(({ id, file, value }): ContentFault[] => {
      const changed = { ...value, ...alter(value) } as Fact;
      const places = reported ? reported(content, id) : [{ file, dataPath: [keyOfFact(id)] }];
      if (!places.length || value.status) return [];
      return [{ detail: id, files: [file], reported: places, make: (before) => withFact(before, id, changed) }];
    }),
});

interface LawEntry {
  readonly id: string;
  readonly countries?: readonly string[];
  readonly law?: string;
}

export const lawKinds: readonly ContentKind[] = [
  written('scheme of another country named', ['WL4051'], (content, country) =>
    lawsOf(content).flatMap((law) => (law.country === country ? [] : [...namesOf(law.value)])),
  ),
  // A text in German is read in several countries.
  written('own scheme named without its law', ['WL4051', 'WL4052'], (content, country) =>
    lawsOf(content).flatMap((law) => (law.country === country ? [...namesOf(law.value)] : [])),
  ),
  // Or before the law is in force, or in another country that reads the language.
  written('law printed at a place that no claim names', ['WL4052', 'WL4053', 'WL4018'], (content, country) =>
    lawsOf(content).flatMap(({ id, country: own, value }) => (own === country && !value.status ? [`{fact:${id}|norm}`] : [])),
  ),
  written('announced law printed', ['WL4053'], (content, country) =>
    lawsOf(content).flatMap(({ id, country: own, value }) => (own === country && value.status ? [`{fact:${id}}`] : [])),
  ),
  written('capability named that does not hold', ['WL4057'], (content) =>
    [...content.facts.values()].flatMap(({ value }) => (value.kind === 'capability' ? namesOf(value) : [])),
  ),
  altered('law expired', ['WL4053'], () => ({ from: '2001-01-01', until: '2001-12-31' })),
  altered('law not looked at for a year', ['WL4053'], () => ({ asOf: '2001-01-01' })),
  altered('law that ends before it begins', ['WL1013'], (law) => ({ until: '1901-01-01', from: law.from })),
  {
    name: 'card of law shown to another country',
    codes: ['WL4018', 'WL4040'],
    faults: (content) =>
      loadedPages(content).flatMap((page) => {
        const { id, definition } = page;
        const readers = new Set(readersOf(content, page).flatMap(({ country }) => country ?? []));
        const claim = content.claims.get('product.compliance') as Entry<unknown>;
        return Object.entries(definition.value.structure ?? {}).flatMap(([key, list]) =>
          (Array.isArray(list) ? list : []).flatMap((entry: LawEntry, index) =>
            [...readers].flatMap((country): ContentFault[] => {
              if (!entry.law || !entry.countries || entry.countries.includes(country)) return [];
              const shown = (list as unknown[]).with(index, { ...entry, countries: [...entry.countries, country] });
              const structure = { ...(definition.value.structure as object), [key]: shown } as never;
              return [
                {
                  detail: `${id} ${entry.id} in ${country}`,
                  files: [definition.file, ...judgedFrom(content, 'product.compliance')],
                  reported: [{ file: claim.file, dataPath: ['product.compliance'] }],
                  make: (before) => withDefinition(before, id, { structure }),
                },
              ];
            }),
          ),
        );
      }),
  },
];
