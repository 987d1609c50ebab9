import { addressesOf } from '../../../generator/language/address.ts';
import { lexiconOf } from '../../../generator/language/lexicons.ts';
import type { Content } from '../../../generator/model/content.ts';
import { readersOf } from '../../../generator/model/page-locales.ts';
import { textsOf, withText } from './edit-content.ts';
import type { ContentFault, ContentKind } from './fault.ts';

/* Faults against the style sheets of languages. */

interface Added {
  readonly language: string;
  readonly words: string;
  /** The countries whose readers must not read them; all if absent. */
  readonly countries?: readonly string[] | undefined;
}

/** A kind that adds words to a heading that their readers are shown. */
const added = (name: string, code: string, wordsIn: (content: Content) => readonly Added[]): ContentKind => ({
  name,
  codes: [code],
  faults: (content) =>
    wordsIn(content).flatMap(({ language, words, countries }): ContentFault[] => {
      const at = textsOf(content).find(({ page, path, language: own }) => {
        const of = page === undefined ? undefined : content.pages.get(page);
        const isRead = of && readersOf(content, of).some(({ country }) => country && (countries?.includes(country) ?? true));
        return own === language && isRead && (path.at(-1) === 'heading' || path.at(-1) === 'title');
      });
      if (!at) return [];
      return [
        {
          detail: `${language}: ${words}`,
          files: [at.file],
          reported: [{ file: at.file, dataPath: at.path }],
          make: (before) => withText(before, at, [at.path, `${at.text} – ${words}`]),
        },
      ];
    }),
});

const languagesOf = ({ languages }: Content) => Object.entries(languages.value);

export const styleKinds: readonly ContentKind[] = [
  added('phrase that its language avoids', 'WL2035', (content) =>
    languagesOf(content).flatMap(([language, { avoid = {} }]) =>
      Object.entries(avoid).map(([words, rule]) => ({ language, words, ...(typeof rule !== 'string' && { countries: rule.countries }) })),
    ),
  ),
  added('pronoun of another form of address', 'WL2035', (content) =>
    languagesOf(content).flatMap(([language, { address }]) =>
      addressesOf(language).flatMap((form) =>
        form === address ? [] : (lexiconOf(language)?.address?.[form] ?? []).map((words) => ({ language, words })),
      ),
    ),
  ),
  added('bracket left open', 'WL4016', (content) => languagesOf(content).map(([language]) => ({ language, words: '(' }))),
  added('French space left plain', 'WL4016', () => [{ language: 'fr', words: 'quoi ?' }]),
  added('tab', 'WL4016', (content) => languagesOf(content).map(([language]) => ({ language, words: 'a\tb' }))),
  added('hyphen for a dash', 'WL4016', (content) => languagesOf(content).map(([language]) => ({ language, words: 'abc - def' }))),
  added('space doubled', 'WL4016', (content) => languagesOf(content).map(([language]) => ({ language, words: 'a  b' }))),
];
