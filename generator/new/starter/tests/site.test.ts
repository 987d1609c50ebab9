import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* Holds for any site: it names no page. Tests of your own pages can follow. */

let out: string;
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'site-'));
  execFileSync(process.execPath, ['node_modules/wortlaut/cli/main.mjs', 'build', '--quiet', '--out', out]);
}, 120_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(out, path), 'utf8');
const pages = (): { path: string; tag: string; output: string }[] => JSON.parse(read('reports/manifest.json')).routes;

test('every page has its language and one main heading', () => {
  for (const { path, tag, output } of pages()) {
    const html = read(join('site', output));
    expect(html, path).toContain(`<html lang="${tag}"`);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
  }
});
