import { beforeAll, expect, test } from 'vitest';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { load, plan } from '../../generator/compile/steps/stages.ts';
import { count } from '../../generator/model/fact.ts';
import { numberForms, numberWord } from '../../generator/model/number-words.ts';
import { root } from '../support/paths.ts';
import { type RenderedSite, renderedSite } from '../support/rendered-site.ts';
import { contentSample } from '../support/samples/samples.ts';

/* Counts in words, as sentences need them. */

const languages = ['cs', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl'];
const seven = count({ amount: 7, bound: 'exactly', source: 'a test', asOf: '2026-11-22' });

test('every language of the dictionaries has different words from two to twelve in every form', () => {
  for (const language of languages)
    for (const form of numberForms(language)) {
      const words = Array.from({ length: 11 }, (_, index) => numberWord(index + 2, form, language));
      expect([language, form, words.filter((word) => word === undefined || word === '')]).toEqual([language, form, []]);
      expect(new Set(words).size, `${language} ${form}`).toBe(11);
      expect(words.every((word) => /^\p{Lu}/u.test(word ?? '') === form.startsWith('W'))).toBe(true);
    }
});

test.each([
  ['en-GB', 'word', 'seven'],
  ['en-GB', 'Word', 'Seven'],
  ['de-AT', 'word', 'sieben'],
  ['pl-PL', 'word-locative', 'siedmiu'],
  ['cs-CZ', 'Word-genitive', 'Sedmi'],
  ['de-AT', undefined, '7'],
])('%s %s', (tag, form, words) => {
  expect(formatFact(seven, tag, form)).toBe(words);
});

test.each([1, 13, 25])('%i is written in digits', (amount) => {
  expect(formatFact({ ...seven, amount }, 'en-GB', 'word')).toBe(String(amount));
});

let site: RenderedSite;
beforeAll(async () => {
  site = await renderedSite({ from: contentSample('WL1010-counted').good });
});

test('decision 38 a page prints the number of countries as a word', async () => {
  const text = async (path: string) => (await site.page(path)).find(({ tag }) => tag === 'main')?.text;
  expect(await text('/at-en/help/')).toContain('Help in two countries.');
  expect(await text('/at-de/help/')).toContain('Hilfe in zwei Ländern.');
});

test('decision 38 the real site names its countries by a fact that the build counts', async () => {
  const { content } = await load(`${root}/content`);
  if (!content) expect.fail('the real content does not load');
  expect(content.facts.get('claims.countries')?.value).toMatchObject({ amount: content.countries.size, derived: { count: 'countries' } });
  expect(plan(content).diagnostics).toEqual([]);
});
