import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { cloudfront } from '../../../generator/4-render/hosts/cloudfront.ts';
import { contentType } from '../../../generator/model/content-types.ts';
import { siteWithLanguages, toldTo } from './sites.ts';

/*
 * `sh dist/host/cloudfront/upload.sh dist/site my-site` with a program in place of `aws` that notes how it is called. What it would upload
 * follows from the filters: the last one that matches a path decides (docs.aws.amazon.com/cli/latest/reference/s3, "Use of Exclude and
 * Include Filters").
 */

const site = siteWithLanguages();

test('every file is uploaded with its type, hashed files first, and none of them is ever deleted', async () => {
  const folder = mkdtempSync(`${tmpdir()}/wortlaut-upload-`);
  const { 'upload.sh': script = '' } = cloudfront.configuration?.(await toldTo(cloudfront, site)) ?? {};
  writeFileSync(`${folder}/upload.sh`, script);
  writeFileSync(
    `${folder}/aws`,
    `#!${process.execPath}
const given = process.argv.slice(2);
require('node:fs').appendFileSync(${JSON.stringify(`${folder}/calls`)}, JSON.stringify(given) + '\\n');
if (given[0] === 'cloudformation') console.log(given.join(' ').includes("'Bucket'") ? 'bucket-1' : 'DISTRIBUTION1');
`,
  );
  chmodSync(`${folder}/aws`, 0o755);
  for (const file of site.files) {
    mkdirSync(dirname(`${folder}/site/${file}`), { recursive: true });
    writeFileSync(`${folder}/site/${file}`, file);
  }
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stderr } = spawnSync('sh', ['upload.sh', 'site', 'my-site'], { cwd: folder, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const calls = readFileSync(`${folder}/calls`, 'utf8')
    .trim()
    .split('\n')
    .map((line): string[] => JSON.parse(line));
  rmSync(folder, { recursive: true });

  const bucket = new Map<string, string | undefined>();
  for (const [, , from = '', to = '', ...options] of calls.filter(
    ([program, verb]) => program === 's3' && (verb === 'cp' || verb === 'sync'),
  )) {
    if (options.includes('--delete')) continue;
    const type = options[options.indexOf('--content-type') + 1];
    const isOne = site.files.includes(from.replace(/^site\//, ''));
    const below = `${from}/`.replace(/^site\//, '');
    for (const file of site.files) {
      const target = isOne ? to : `${to}/${file.slice(below.length)}`;
      if (isOne ? from !== `site/${file}` : !file.startsWith(below) || !isChosen(file.slice(below.length), options)) continue;
      expect(target).toBe(`s3://bucket-1/${file}`);
      bucket.set(file, options.includes('--content-type') ? type : undefined);
    }
  }
  const known = site.files.filter((file) => contentType(file) !== 'application/octet-stream');
  expect([...bucket.keys()].sort()).toEqual(site.files);
  expect(known.map((file) => [file, bucket.get(file)])).toEqual(known.map((file) => [file, contentType(file, site.manifest.documents)]));
  expect([...bucket.keys()].slice(0, 2).every((file) => file.startsWith('assets/'))).toBe(true);

  const ofAssets = calls.filter((call) => call[2] === 'site/assets');
  expect(ofAssets.map((call) => call[call.indexOf('--cache-control') + 1])).toEqual(
    ofAssets.map(() => 'public, max-age=31536000, immutable'),
  );
  const deleting = calls.filter((call) => call.includes('--delete'));
  expect(deleting.map((call) => isChosen('assets/old.js', call))).toEqual([false]);
  expect(deleting.map((call) => isChosen('old/index.html', call))).toEqual([true]);
  expect(calls.at(-1)).toEqual(['cloudfront', 'create-invalidation', '--distribution-id', 'DISTRIBUTION1', '--paths', '/*']);
});

/** Whether the filters of a call leave a file in. */
function isChosen(file: string, options: readonly string[]): boolean {
  let isIn = true;
  for (const [index, option] of options.entries())
    if ((option === '--exclude' || option === '--include') && matches(file, options[index + 1] ?? '')) isIn = option === '--include';
  return isIn;
}

/** A `*` of the command matches every character, also slashes. */
const matches = (file: string, pattern: string) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(file);
