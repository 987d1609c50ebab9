import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addPart } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { siteFolder } from '../support/site-folder.ts';

/* Parts of a site with countries. tests/usage/new.test.ts adds parts to one with languages alone. */

const site = await siteFolder();

type Part = Parameters<typeof addPart>[1];

/** Files that adding a part would write, and the steps that are left. */
async function added(part: Part) {
  const path = (file: string) => file.replace(/^content/, site.content);
  const read = (file: string) => (existsSync(path(file)) ? readFileSync(path(file), 'utf8') : undefined);
  const result = await addPart(opened({ content: site.content }), part, read);
  if (!('made' in result)) throw new Error(JSON.stringify(result));
  return result;
}

test('a country begins with the language and the currency of the default locale', async () => {
  const { made, changed, left } = await added({ kind: 'country', name: 'IT' });
  expect(Object.keys(made)).toEqual(['content/countries/it.ts']);
  expect(made['content/countries/it.ts']).toContain(
    "  code: 'it',\n  name: 'Italy',\n  currency: 'EUR',\n  languages: ['de'],\n  domain: 'it.",
  );
  expect([changed, left]).toEqual([{}, [expect.stringMatching(/^Set currency, languages and domain in content\/countries\/it\.ts/)]]);
});

test('a country has its code of ISO 3166-1', async () => {
  expect(Object.keys((await added({ kind: 'country', name: 'uk' })).made)).toEqual(['content/countries/gb.ts']);
});

test('a page has a gap for each locale in another language', async () => {
  const { made } = await added({ kind: 'page', name: 'team', template: 'notice' });
  expect(made['content/pages/team/page.ts']).toMatch(/ gaps: \{ 'at-de': fallback\('en'\), .*'ch-de': fallback\('en'\).* \},\n/);
  expect(made['content/pages/team/en.ts']).toContain("  heading: 'TODO: heading (team)',\n");
});

test('adding a language changes no page; offering it in a country is left to do', async () => {
  const { made, changed, left } = await added({ kind: 'language', name: 'fr' });
  expect(made['content/dictionaries/fr.ts']).toMatch(/: fallback\('en'\),\n/);
  expect(Object.keys(changed)).toEqual(['content/languages.ts']);
  expect(left).toContain("Offer it in a country: add 'fr' to languages in content/countries/.");
});
