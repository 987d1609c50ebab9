import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reuseFile, writeOutputFile } from '../../generator/6-emit/output-file.ts';
import { testFolder } from '../support/paths.ts';
import { runHere as run } from '../support/run-here.ts';
import { siteFolder } from '../support/site-folder.ts';

/* Nothing is written outside of the output folder, for any addresses of pages. */

const leading = '/:locale/../../../../outside';
const page = (fields: string) => `import { definePage } from 'wortlaut';

export default definePage({ template: 'notice', source: 'en', anchors: ['content'], structure: { mood: 'waiting', way: 'home' }, ${fields} });
`;

const places: Readonly<Record<string, string>> = {
  'the path of a page': `path: '${leading}', addresses: [{ path: '/help', country: 'at', language: 'de' }]`,
  'an address of its own': `path: '/:locale/help', addresses: [{ path: '/../../outside', country: 'at', language: 'de' }]`,
  'an address for elsewhere': `path: '/:locale/help', addresses: [{ path: '/x/../../../outside', language: 'de', defaultForNoCountry: true }]`,
  'a former address': `path: '/:locale/help', redirectFrom: ['${leading}'], addresses: [{ path: '/help', country: 'at', language: 'de' }]`,
};

const site = await siteFolder();

test.each(Object.entries(places))('WL3004 %s that leads out of the site', async (_, fields) => {
  const around = dirname(site.content);
  const before = readdirSync(around).sort();
  await site.write({ 'pages/help/page.ts': page(fields) });
  const { code, stdout } = await run(['build', '--content', site.content, '--out', `${around}/dist/deep/site`]);
  expect(stdout.match(/error WL\d+/g)).toEqual(['error WL3004']);
  expect(stdout).toContain("Remove the segments '.' and '..'");
  expect(code).toBe(1);
  expect(readdirSync(around).filter((name) => name !== 'dist')).toEqual(before.filter((name) => name !== 'dist'));
  expect(existsSync(`${around}/dist/outside`)).toBe(false);
});

test('WL3004 cannot be suppressed, because such an address cannot be served', async () => {
  await site.write({
    'pages/help/page.ts': page(places['a former address'] ?? ''),
    'suppressions.ts': `import { defineSuppressions } from 'wortlaut';

export default defineSuppressions([
  { code: 'WL3004', file: 'content/pages/help/page.ts', reason: 'We need it there.', until: '2099-01-01' },
]);
`,
  });
  const { code, stdout } = await run(['build', '--content', site.content, '--out', site.out]);
  expect(stdout).toContain('error WL3004');
  expect(stdout).toContain('error WL6012');
  expect(code).toBe(1);
});

describe('the last step before the disk', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(`${testFolder}/outside-`);
    writeFileSync(`${folder}/mine`, 'mine');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(['../mine', 'a/../../mine', '/etc/mine', 'a/..', './mine', '..\\mine', 'C:\\mine', 'a\0b'])('refuses %j', (path) => {
    const place = { folder: `${folder}/site`, published: `${folder}/published` };
    const refusal = 'would lie outside of the folder that is being written';
    expect(() => writeOutputFile(place, { path, hash: 'x' }, 'theirs')).toThrow(refusal);
    expect(() => reuseFile(place, { path, hash: 'x', published: { hash: 'x', size: 0, mtime: 0 } })).toThrow(refusal);
    expect(readdirSync(folder)).toEqual(['mine']);
  });

  test.each(['index.html', 'at-de/..x/index.html', '.well-known/x', 'a/b.c/...'])('writes %j', (path) => {
    writeOutputFile({ folder: `${folder}/good`, published: '' }, { path, hash: 'x' }, 'text');
    expect(existsSync(`${folder}/good/${path}`)).toBe(true);
  });
});
