import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { loadAndCheck } from '../../../generator/compile/steps/load-and-check.ts';
import { opened } from '../../support/opened.ts';
import { siteFolder } from '../../support/site-folder.ts';

/* Telephone numbers and email addresses in content have the form that links to them need. */

const site = await siteFolder();

/** The findings of a content file after an edit, as place and message. The edit is taken back. */
async function findingsAfter(path: string, before: string, after: string): Promise<string[]> {
  const text = await readFile(`${site.content}/${path}`, 'utf8');
  expect(text).toContain(before);
  await site.write({ [path]: text.replace(before, after) });
  const { diagnostics } = await loadAndCheck(opened({ content: site.content, today: '2026-11-26' }));
  await site.write({ [path]: text });
  return diagnostics.flatMap(({ code, file, dataPath, message }) =>
    file === `content/${path}` && code === 'WL1003' ? `${dataPath?.join('.')}: ${message}` : [],
  );
}

const inBrand = (entry: string) => findingsAfter('brand.ts', "  product: 'Muster',", `  product: 'Muster',\n  ${entry},`);
const expected = { email: /must be an email address such as/, phone: /must be an international telephone number such as/ };

test.each([
  ["salesPhone: '0664 123 45 67'", 'phone'],
  ["salesPhone: '+43 (0)1 234 56 78'", 'phone'],
  ["salesPhone: '+43 1 234'", 'phone'],
  ["fax: '+0043 1 2345678'", 'phone'],
  ["fax: '+43 1 2345678 9012 3456'", 'phone'],
  ["hotline: '+43 1 234–5678'", 'phone'],
  ["hotline: '+43 1 2345678 ext. 9'", 'phone'],
  ["offices: [{ town: 'Graz', phone: '+43 O1 2345678' }, { town: 'Linz', phone: '+43 732 2345' }]", 'phone'],
  ["press: 'press@muster'", 'email'],
  ["press: 'press@muster..example'", 'email'],
  ["press: 'press.@muster.example'", 'email'],
  ["press: 'press@muster.example.'", 'email'],
  ["pressEmail: 'press(at)muster.example'", 'email'],
  ["pressEmail: 'press@muster.example, hello@muster.example'", 'email'],
  ["offices: { graz: { mail: 'graz @muster.example' } }", 'email'],
] as const)('the brand has %s', async (entry, kind) => {
  expect(await inBrand(entry)).toEqual([expect.stringMatching(expected[kind])]);
});

test.each([
  "salesPhone: '+43 1 234-56.78'",
  "salesPhone: '+43 (1) 234/5678'",
  "fax: '+1 202 555 0100'",
  "press: 'press+museum@muster.example'",
  "press: 'größe@müller.example'",
  "handle: '@muster', video: 'https://video.example/@muster'",
  "size: '+10.000', register: '0123456'",
  "phoneLabel: 'Telefon', wayByMail: 'post'",
])('the brand may have %s', async (entry) => {
  expect(await inBrand(entry)).toEqual([]);
});

test.each([
  ['countries/at.ts', 'values: {', "values: { office: { phone: '01 2345678' },", 'values.office.phone'],
  ['site.ts', 'fallbacks: {},', "fallbacks: {}, values: { press: 'press@muster' },", 'values.press'],
  ['pages/help/page.ts', 'structure: {', "structure: { desk: { email: 'help@muster' },", 'structure.desk.email'],
  [
    'site.ts',
    'fallbacks: {},',
    "fallbacks: {}, security: { contact: 'mailto:security@muster', expires: '2027-01-31' },",
    'security.contact',
  ],
])('%s has a wrong contact: one finding at the value', async (path, before, after, place) => {
  expect(await findingsAfter(path, before, after)).toEqual([expect.stringMatching(`^${place}: .* must be `)]);
});
