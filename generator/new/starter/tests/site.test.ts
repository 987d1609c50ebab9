import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import languages from '../content/languages.ts';
import site from '../content/site.ts';

let out: string;
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'site-'));
  execFileSync(process.execPath, ['node_modules/wortlaut/cli/main.mjs', 'build', '--quiet', '--out', out]);
}, 120_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

const page = (path: string) => readFileSync(join(out, 'site', path, 'index.html'), 'utf8');

test.each(Object.keys(languages))('the site is there in %s', (language) => {
  expect(page(language)).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(page(`${language}/workshop`)).toContain('<h1');
});

test('the list of prices has a price for each job, from the facts', () => {
  expect(page(`${site.sourceLanguage}/prices`).match(/class="job-price"/g)).toHaveLength(6);
});

test('the clauses of the terms are numbered in their order', () => {
  const numbers = [...page(`${site.sourceLanguage}/terms`).matchAll(/id="\w+\.\w+"><a [^>]*>([\d.]+)</g)].map(([, number]) => number);
  expect(numbers).toEqual(['1.1', '1.2', '1.3', '2.1', '2.2', '3.1', '3.2']);
});
