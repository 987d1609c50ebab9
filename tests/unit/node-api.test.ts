import { existsSync, readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { type BuildOptions, build, type CheckOptions, check, OptionError } from '../../generator/node/index.ts';
import { root } from '../support/paths.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';

/* Functions that scripts import from wortlaut/node, on the minimal site. */

let site: SiteFolder;
beforeEach(async () => {
  site = await siteFolder();
});

test('build writes the site, and a second build writes nothing', async () => {
  const steps: (readonly [number, number])[] = [];
  const options = {
    content: site.content,
    out: site.out,
    today: '2026-03-01',
    progress: (done: number, all: number) => steps.push([done, all]),
  };
  const first = await build(options);
  expect(first).toMatchObject({ ok: true, upToDate: false, suppressed: [], files: { removed: 0 } });
  expect(first.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(existsSync(`${site.out}/site/at-de/index.html`)).toBe(true);
  expect(steps.at(-1)).toEqual([first.rendered, first.rendered]);
  expect(await build(options)).toMatchObject({ ok: true, upToDate: true, pages: first.pages });
});

test('an error in the content is a finding with its place and its fix, and nothing is written', async () => {
  await site.write({
    'pages/help/de.ts': "import { translate } from 'wortlaut';\nimport source from './en.ts';\nexport default translate(source, {});\n",
  });
  const { ok, findings, files } = await build({ content: site.content, out: site.out });
  expect([ok, files, existsSync(`${site.out}/site`)]).toEqual([false, undefined, false]);
  const [first] = findings;
  expect(first).toMatchObject({ code: 'WL2001', severity: 'error', file: 'content/pages/help/de.ts', line: 3 });
  expect(Object.keys(first ?? {})).not.toContain('fixIntent');
});

test('check finds type errors, and leaves them out with types: false', async () => {
  await site.write({
    'languages.ts': `${"import { defineLanguages } from 'wortlaut';\nconst wrong: number = 'text';\n"}export default defineLanguages({ de: { name: 'German', nativeName: 'Deutsch' }, en: { name: 'English', nativeName: 'English' } });\n`,
  });
  const codes = async (options: CheckOptions) => (await check({ content: site.content, ...options })).findings.map(({ code }) => code);
  expect(await codes({})).toContain('WL6006');
  expect(await codes({ types: false })).not.toContain('WL6006');
}, 120_000);

test('check accepts texts instead of files, and writes no files', async () => {
  const text = "import { translate } from 'wortlaut';\nimport source from './en.ts';\nexport default translate(source, {});\n";
  const codes = async (files: CheckOptions['files']) =>
    (await check({ content: site.content, types: false, files })).findings
      .filter(({ severity }) => severity === 'error')
      .map(({ code }) => code);
  expect(await codes({ 'pages/help/de.ts': text })).toContain('WL2001');
  expect(await codes({ 'site.ts': null })).toContain('WL1004');
  expect(await codes({})).toEqual([]);
  expect(existsSync(`${root}/.wortlaut/changed-content`) ? readdirSync(`${root}/.wortlaut/changed-content`) : []).toEqual([]);
  await expect(check({ content: site.content, files: { '../site.ts': '' } })).rejects.toThrow(
    "The option 'files' of check is an object; expected an object of texts by their path in the content folder.",
  );
}, 60_000);

test('a signal ends the work, and nothing is written', async () => {
  const ending = new AbortController();
  const built = build({ content: site.content, out: site.out, signal: ending.signal });
  ending.abort(new Error('not needed any more'));
  await expect(built).rejects.toThrow('not needed any more');
  expect(existsSync(`${site.out}/site`)).toBe(false);
});

test('a signal ends the work between two batches of pages, and the next build can write', async () => {
  const ending = new AbortController();
  const progress = () => ending.abort(new Error('enough'));
  await expect(build({ content: site.content, out: site.out, progress, signal: ending.signal })).rejects.toThrow('enough');
  expect(existsSync(`${site.out}/site`)).toBe(false);
  expect(await build({ content: site.content, out: site.out })).toMatchObject({ ok: true, upToDate: false });
});

describe('a wrong option is refused with one sentence', () => {
  const cases: readonly (readonly [options: object, sentence: string])[] = [
    [
      { contnt: 'x' },
      "'contnt' is not an option of build. Did you mean 'content'? The options are folder, content, origin, production, today, progress, signal, out, hosts, force.",
    ],
    [{ types: false }, "'types' is not an option of build. The options are folder,"],
    [{ production: 'yes' }, "The option 'production' of build is 'yes'; expected true or false."],
    [
      { origin: 'nowhere' },
      "The option 'origin' of build is 'nowhere'; expected a scheme and a host alone, such as https://www.example.com.",
    ],
    [{ today: '2026-02-31x' }, "The option 'today' of build is '2026-02-31x'; expected an ISO date, such as 2027-06-30."],
    [{ hosts: 'nginx' }, "The option 'hosts' of build is 'nginx'; expected a list of hosts, such as ['nginx']."],
    [{ folder: '/nowhere' }, "The folder '/nowhere' does not exist. Name that of the site with the option 'folder'."],
    [{ folder: root, content: 'package.json' }, `The content folder '${root}/package.json' is a file. Name an existing one`],
    [{ folder: root, out: 'content/dist' }, `The output folder '${root}/content/dist' and the content folder '${root}/content' overlap.`],
  ];
  test.each(cases)('%o', async (options, sentence) => {
    const refused = await build(options as BuildOptions).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(OptionError);
    expect((refused as OptionError).message).toContain(sentence);
  });
});
