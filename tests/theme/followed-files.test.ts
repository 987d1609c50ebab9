import { mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startProcessIn } from '../support/command.ts';
import { root } from '../support/paths.ts';
import { listenTo } from '../support/said.ts';
import { linkReadingRoom } from './copy-reading-room.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/* `dev` and `check --watch` follow the configuration of the site, and the files to which links in its content lead. */

let site: string;
beforeEach(() => {
  site = mkdtempSync(`${tmpdir()}/wortlaut-followed-`);
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  linkReadingRoom(site);
});

/** Replaces words of a file of the site, as an editor saves it. */
function edit(path: string, words: string, others: string): void {
  const text = readFileSync(`${site}/${path}`, 'utf8');
  expect(text).toContain(words);
  writeFileSync(`${site}/${path}`, text.replace(words, others));
}

/** Starts a command in the folder of the site, until the end of the test. Returns a function that waits for words in its output. */
function watching(...given: readonly string[]) {
  const env = { ...process.env, WORTLAUT_CACHE: `${site}/.wortlaut/cache`, WORTLAUT_PRECOMPILED: 'off' };
  const { process: child, ended } = startProcessIn({ cwd: site, env }, process.execPath, [`${root}/cli/main.mjs`, ...given]);
  onTestFinished(async () => {
    child.kill('SIGINT');
    await ended;
  });
  return listenTo(child.stderr);
}

const withoutCheck = ['checks: [calmTexts, sourceLanguages]', 'checks: [sourceLanguages]'] as const;
const shout = () => edit('content/pages/home/en.ts', "heading: 'Come in and read'", "heading: 'Come in and read!'");

/** Moves a file of the site elsewhere, and leaves a link in its place; returns the new path. */
function linkElsewhere(path: string): string {
  const folder = realpathSync(mkdtempSync(`${tmpdir()}/wortlaut-linked-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const elsewhere = `${folder}/linked.ts`;
  renameSync(`${site}/${path}`, elsewhere);
  symlinkSync(elsewhere, `${site}/${path}`);
  return elsewhere;
}

describe('check --watch', () => {
  const started = async () => {
    const says = watching('check', '--watch');
    await says(/Ctrl-C stops it\.\n/);
    return says;
  };

  test('runs a check that is added to the configuration, says what is wrong with it, and goes on when it is mended', async () => {
    shout();
    edit('wortlaut.config.ts', ...withoutCheck);
    const says = await started();
    edit('wortlaut.config.ts', ...(withoutCheck.toReversed() as [string, string]));
    expect(await says(/1 error[\s\S]*ROOM0001.*\n/)).toContain('wortlaut.config.ts');
    edit('wortlaut.config.ts', 'checks: [', 'cheks: [');
    expect(await says(/WL6032.*\n/)).toContain('cheks');
    edit('wortlaut.config.ts', 'cheks: [', 'checks: [');
    await says(/1 error/);
    edit('checks/calm-texts.ts', "value.includes('!')", "value.includes('?!')");
    expect(await says(/gone ROOM0001/)).toContain('checks/calm-texts.ts');
  });

  test('WL6023 says that package.json is no JSON, and checks again when it is', async () => {
    const says = await started();
    const manifest = readFileSync(`${site}/package.json`, 'utf8');
    writeFileSync(`${site}/package.json`, manifest.slice(0, -3));
    expect(await says(/WL6023.*\n/)).toContain('package.json');
    writeFileSync(`${site}/package.json`, manifest);
    expect(await says(/gone WL6023.*\n/)).toContain('package.json');
  });

  test('checks again when the file changes that a link in the content leads to', async () => {
    const elsewhere = linkElsewhere('content/pages/home/en.ts');
    const says = await started();
    writeFileSync(elsewhere, readFileSync(elsewhere, 'utf8').replace("'Come in and read'", "'Come in and read!'"));
    expect(await says(/ROOM0001/)).toContain('content/pages/home/en.ts');
  });
});

describe('dev', () => {
  const started = async () => {
    const says = watching('dev', '--port', '0');
    const origin = /http:\/\/localhost:\d+/.exec(await says(/http:\/\/localhost:\d+[\s\S]*?\n\n/))?.[0];
    return { says, page: async () => (await fetch(`${origin}/en/`)).text() };
  };

  test('runs a check that is added to the configuration, says what is wrong with it, and goes on when it is mended', async () => {
    shout();
    edit('wortlaut.config.ts', ...withoutCheck);
    const { says, page } = await started();
    expect(await page()).toContain('Come in and read!');
    edit('wortlaut.config.ts', ...(withoutCheck.toReversed() as [string, string]));
    expect(await says(/ROOM0001/)).toContain('restarted');
    edit('wortlaut.config.ts', 'checks: [', 'cheks: [');
    await says(/WL6032/);
    expect(await page()).toContain('cheks');
    edit('wortlaut.config.ts', 'cheks: [', 'checks: [');
    await says(/restarted/);
    edit('checks/calm-texts.ts', "value.includes('!')", "value.includes('?!')");
    await says(/Mended\./);
    expect(await page()).toContain('Come in and read!');
  });

  test('WL6023 says that package.json is no JSON, and shows pages when it is', async () => {
    writeFileSync(`${site}/package.json`, '{ "type": "module", }');
    const { says, page } = await started();
    expect(await page()).toContain('This file is not JSON, so the version of wortlaut that the site is written for is unknown.');
    writeFileSync(`${site}/package.json`, '{ "type": "module" }');
    await says(/restarted/);
    expect(await page()).toContain('Come in and read');
  });

  test('shows what is saved in the file that a link in the content leads to', async () => {
    const elsewhere = linkElsewhere('content/pages/home/en.ts');
    const { says, page } = await started();
    writeFileSync(elsewhere, readFileSync(elsewhere, 'utf8').replace("'Come in and read'", "'Come in and stay'"));
    await says(/pages\/home\/en\.ts/);
    expect(await page()).toContain('Come in and stay');
  });
});
