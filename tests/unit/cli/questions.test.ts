import { beforeAll, expect, test } from 'vitest';
import { UsageError } from '../../../cli/command-errors.ts';
import { coverage } from '../../../cli/commands/coverage.ts';
import { explain } from '../../../cli/commands/explain.ts';
import { resolve } from '../../../cli/commands/resolve.ts';
import { routes } from '../../../cli/commands/routes.ts';
import { contentSample } from '../../support/samples/samples.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { printed } from './printed.ts';

/* The commands that ask, on the minimal site: Austria (de, en) and Switzerland (de). */

let site: SiteFolder;
let content: string;

beforeAll(async () => {
  site = await siteFolder();
  content = site.content;
});

const asJson = async (command: () => Promise<number>) => JSON.parse((await printed(command)).out);

test('routes as JSON lists every page and every redirect with all fields', async () => {
  const { routes: listed } = await asJson(() => routes({ content, format: 'json' }));
  expect(listed.find(({ path }: { path: string }) => path === '/at-de/help/')).toEqual({
    path: '/at-de/help/',
    page: 'help',
    locale: 'at-de',
    language: 'de',
    canonical: '/at-de/help/',
    alternates: expect.arrayContaining([{ hreflang: 'de-AT', path: '/at-de/help/' }]),
    status: 200,
    redirectTo: null,
    indexed: true,
    sources: ['content/pages/help/de.ts', 'content/pages/help/page.ts'],
  });
  expect(listed.find(({ path }: { path: string }) => path === '/at/help/')).toEqual({
    path: '/at/help/',
    page: 'help',
    locale: 'at-de',
    language: 'de',
    canonical: '/at-de/help/',
    alternates: [],
    status: 301,
    redirectTo: '/at-de/help/',
    indexed: false,
    sources: ['content/pages/help/de.ts', 'content/pages/help/page.ts'],
  });
  const paths = listed.map(({ path }: { path: string }) => path);
  expect(paths).toEqual([...paths].sort());
});

test('routes can be limited to one locale and one page, in upper or lower case', async () => {
  const { routes: listed } = await asJson(() => routes({ content, format: 'json', locale: 'AT-EN', page: 'help' }));
  expect(listed.map(({ path }: { path: string }) => path)).toEqual(['/at-en/help/', '/at/en/help/']);
});

test('routes as text is a table by locale, with the redirects folded', async () => {
  const { code, out } = await printed(() => routes({ content, format: 'text', locale: 'at-de' }));
  expect(code).toBe(0);
  expect(out).toMatch(/^at-de {2}Austria, German\n/);
  expect(out).toMatch(/\n {2}\/at-de\/help\/ +help\n/);
  expect(out).toMatch(/\n {2}\/help\/ +help +canonical \/at-de\/help\/\n/);
  expect(out).toMatch(/\n {2}301 from \/at\/, \/at\/de\/\n/);
  expect(out).not.toMatch(/ \n/);
  expect(out).not.toContain('\u001b');
});

test('resolve prints whether the country lacks a language or the page lacks a text in it', async () => {
  const site = await siteFolder({ from: contentSample('WL3031').good });
  const reported = async (address: string) => (await printed(() => resolve(address, { content: site.content, format: 'text' }))).out;
  expect(await reported('/at-en/preise/')).toMatch(
    /the page has no text in this language, so it is shown in the first one of the country\n$/,
  );
  expect(await reported('/ch-en/help/')).toMatch(/the country does not offer this language, so its first one is shown\n$/);
});

test.each([
  ['/at-de/help/', { path: '/at-de/help/', status: 200, page: 'help', locale: 'at-de' }],
  [
    '/AT/help?x=1',
    { path: '/AT/help?x=1', status: 301, page: 'help', locale: 'at-de', location: '/at-de/help/?x=1', reason: 'country-only' },
  ],
  ['at-de/help', { path: '/at-de/help', status: 301, page: 'help', locale: 'at-de', location: '/at-de/help/', reason: 'spelling' }],
  ['https://www.muster.example/help/', { path: '/help/', status: 200, page: 'help', locale: 'at-de' }],
  ['/at-de/nowhere/', { path: '/at-de/nowhere/', status: 404, page: 'not-found', locale: 'at-de', reason: 'unknown-page' }],
  ['/xx/', { path: '/xx/', status: 404, page: 'not-found', reason: 'unknown-country' }],
])('resolve %s', async (address, answer) => {
  expect(await asJson(() => resolve(address, { content, format: 'json' }))).toEqual(answer);
  const { code, out } = await printed(() => resolve(address, { content, format: 'text' }));
  expect(code).toBe(0);
  expect(out.startsWith(`${answer.status}  ${answer.path}\n`)).toBe(true);
});

test('coverage is printed in every format', async () => {
  const json = await asJson(() => coverage({ content, format: 'json' }));
  expect(Object.keys(json)).toEqual(['complete', 'total', 'percent', 'cells', 'languages']);
  expect(json.cells[0]).toEqual(expect.objectContaining({ kind: 'page', name: 'help', where: 'at-de', state: 'complete' }));
  const write = async (format: string) => (await printed(() => coverage({ content, format }))).out;
  expect(await write('text')).toMatch(/^Languages +places +texts +words +same\n {2}en {2}English +█{10} /);
  expect(await write('text')).toMatch(/\nPages +at +ch\n +de en +de +other\n/);
  expect(await write('text')).toContain('100 %');
  expect(await write('html')).toMatch(/^<!doctype html>\n<html lang="en">/);
});

test('coverage below --min exits with 1 and a message', async () => {
  const own = await siteFolder({ from: contentSample('WL2005').good });
  const all = await printed(() => coverage({ content: own.content, format: 'json', min: '100' }));
  expect([all.code, all.err]).toEqual([1, expect.stringMatching(/^\d+ % is complete; --min requires 100 %\.\n$/)]);
  expect((await printed(() => coverage({ content: own.content, format: 'json', min: '50%' }))).code).toBe(0);
  await expect(coverage({ content, format: 'text', min: 'most' })).rejects.toThrow(
    "'most' is not a percentage. Give --min a number from 0 to 100.",
  );
  await expect(coverage({ content, format: 'text', min: '101' })).rejects.toThrow(UsageError);
});

test('explain prints the meaning of a code, in upper or lower case', async () => {
  const { code, out } = await printed(() => explain('wl2001', { content }));
  expect(code).toBe(0);
  expect(out).toMatch(/^WL2001 {2}A text is missing\.\n/);
  expect(out).toMatch(/\nWrong\n {2}.*\n\nRight\n {2}/);
  const meaning = await asJson(() => explain('WL2001', { content, format: 'json' }));
  expect(Object.keys(meaning as object)).toEqual(['code', 'title', 'cause', 'bad', 'good']);
  expect(await asJson(() => explain(undefined, { content, format: 'json' }))).toMatchObject({
    WL2001: meaning,
    WL6010: { code: 'WL6010' },
  });
  await expect(explain('WL2099', { content })).rejects.toThrow("'WL2099' is not a known code. The nearest is WL2009");
});

test('content with errors prints only the errors and gives exit code 1', async () => {
  const own = await siteFolder({ files: { 'pages/help/de.ts': 'export default {' } });
  const { code, out, err } = await printed(() => routes({ content: own.content, format: 'json' }));
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/error WL1001 .*\n {2}content\/pages\/help\/de\.ts:1:/);
});

test('a folder that is not a content folder gives exit code 2', async () => {
  const { code, err } = await printed(() => routes({ content: 'tests/support', format: 'text' }));
  expect([code, err]).toEqual([2, expect.stringContaining('WL1004')]);
  await expect(routes({ content: 'no/such/folder', format: 'text' })).rejects.toThrow(
    "The content folder 'no/such/folder' does not exist.",
  );
});
