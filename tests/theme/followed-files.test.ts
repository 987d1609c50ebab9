import { mkdtempSync, readFileSync, realpathSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startProcessIn } from '../support/command.ts';
import { listenTo } from '../support/listen-to.ts';
import { removeLater } from '../support/made-folders.ts';
import { root, sharedCache } from '../support/paths.ts';
import { openReadingRoom, type ReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/* `dev` and `check --watch` follow the configuration of the site, and the files to which links in its content lead. */

let room: ReadingRoom;
beforeEach(() => {
  room = openReadingRoom();
});

/** Starts a command in the folder of the site, until the end of the test. Returns a function that waits for words in its output. */
function watching(...given: readonly string[]) {
  const env = { ...process.env, WORTLAUT_CACHE: sharedCache, WORTLAUT_PRECOMPILED: 'off' };
  const { process: child, ended } = startProcessIn({ cwd: room.folder, env }, process.execPath, [`${root}/cli/main.mjs`, ...given]);
  onTestFinished(async () => {
    child.kill('SIGINT');
    await ended;
  });
  return listenTo(child.stderr);
}

const withoutCheck = ['checks: [calmTexts, sourceLanguages]', 'checks: [sourceLanguages]'] as const;
const shout = () => room.edit('content/pages/home/en.ts', "heading: 'Come in and read'", "heading: 'Come in and read!'");

/** Moves a file of the site elsewhere, and leaves a link in its place; returns the new path. */
function linkElsewhere(path: string): string {
  const folder = removeLater(realpathSync(mkdtempSync(`${tmpdir()}/wortlaut-linked-`)));
  const elsewhere = `${folder}/linked.ts`;
  renameSync(`${room.folder}/${path}`, elsewhere);
  symlinkSync(elsewhere, `${room.folder}/${path}`);
  return elsewhere;
}

describe('check --watch', () => {
  const started = async () => {
    const prints = watching('check', '--watch');
    await prints(/Ctrl-C stops it\.\n/);
    return prints;
  };

  test('runs a check that is added to the configuration, reports a fault in it, and goes on after its correction', async () => {
    shout();
    room.edit('wortlaut.config.ts', ...withoutCheck);
    const prints = await started();
    room.edit('wortlaut.config.ts', ...(withoutCheck.toReversed() as [string, string]));
    expect(await prints(/1 error[\s\S]*ROOM0001.*\n/)).toContain('wortlaut.config.ts');
    room.edit('wortlaut.config.ts', 'checks: [', 'cheks: [');
    expect(await prints(/WL6032.*\n/)).toContain('cheks');
    room.edit('wortlaut.config.ts', 'cheks: [', 'checks: [');
    await prints(/gone WL6032/);
    room.edit('checks/calm-texts.ts', "value.includes('!')", "value.includes('?!')");
    expect(await prints(/gone ROOM0001/)).toContain('checks/calm-texts.ts');
  });

  test('WL6023 reports a package.json that is not JSON, and checks again after its correction', async () => {
    const prints = await started();
    const manifest = room.read('package.json');
    room.write('package.json', manifest.slice(0, -3));
    expect(await prints(/WL6023.*\n/)).toContain('package.json');
    room.write('package.json', manifest);
    expect(await prints(/gone WL6023.*\n/)).toContain('package.json');
  });

  test('checks again after a change of the file to which a link in the content leads', async () => {
    const elsewhere = linkElsewhere('content/pages/home/en.ts');
    const prints = await started();
    writeFileSync(elsewhere, readFileSync(elsewhere, 'utf8').replace("'Come in and read'", "'Come in and read!'"));
    expect(await prints(/ROOM0001/)).toContain('content/pages/home/en.ts');
  });
});

describe('dev', () => {
  const started = async () => {
    const prints = watching('dev', '--port', '0');
    const origin = /http:\/\/localhost:\d+/.exec(await prints(/http:\/\/localhost:\d+[\s\S]*?\n\n/))?.[0];
    return { prints, page: async () => (await fetch(`${origin}/en/`)).text() };
  };

  test('runs a check that is added to the configuration, reports a fault in it, and goes on after its correction', async () => {
    shout();
    room.edit('wortlaut.config.ts', ...withoutCheck);
    const { prints, page } = await started();
    expect(await page()).toContain('Come in and read!');
    room.edit('wortlaut.config.ts', ...(withoutCheck.toReversed() as [string, string]));
    expect(await prints(/ROOM0001/)).toContain('wortlaut.config.ts');
    room.edit('wortlaut.config.ts', 'checks: [', 'cheks: [');
    await prints(/WL6032/);
    expect(await page()).toContain('cheks');
    room.edit('wortlaut.config.ts', 'cheks: [', 'checks: [');
    await prints(/wortlaut\.config\.ts {2}\d+ ms/);
    room.edit('checks/calm-texts.ts', "value.includes('!')", "value.includes('?!')");
    await prints(/All errors are fixed\./);
    expect(await page()).toContain('Come in and read!');
  });

  test('WL6023 reports a package.json that is not JSON, and shows pages after its correction', async () => {
    room.write('package.json', '{ "type": "module", }');
    const { prints, page } = await started();
    expect(await page()).toContain('This file is not JSON, so the version of wortlaut that the site is written for is unknown.');
    room.write('package.json', '{ "type": "module" }');
    await prints(/package\.json {2}\d+ ms/);
    expect(await page()).toContain('Come in and read');
  });

  test('shows a saved change of the file to which a link in the content leads', async () => {
    const elsewhere = linkElsewhere('content/pages/home/en.ts');
    const { prints, page } = await started();
    writeFileSync(elsewhere, readFileSync(elsewhere, 'utf8').replace("'Come in and read'", "'Come in and stay'"));
    await prints(/pages\/home\/en\.ts/);
    expect(await page()).toContain('Come in and stay');
  });
});
