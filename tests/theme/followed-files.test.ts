import { mkdtempSync, readFileSync, realpathSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findTool } from '../../generator/precompile/store.mjs';
import { startProcessIn } from '../support/command.ts';
import { listenTo } from '../support/listen-to.ts';
import { removeLater } from '../support/made-folders.ts';
import { root, sharedCache } from '../support/paths.ts';
import { openReadingRoom, type ReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/* `dev` and `check --watch` follow the configuration of the site, and the files to which links in its content lead. */

/** Each command runs once: every test goes on where the one before has ended. */
let room: ReadingRoom;

/** Starts a command in the folder of the site, until the last test of its suite. Returns a function that waits for words in its output. */
function watching(...given: readonly string[]) {
  const env = { ...process.env, WORTLAUT_CACHE: sharedCache, WORTLAUT_PRECOMPILED: findTool(root) ? 'on' : 'off' };
  const { process: child, ended } = startProcessIn({ cwd: room.folder, env }, process.execPath, [`${root}/cli/main.mjs`, ...given]);
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  return { prints: listenTo(child.stderr), stop };
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

/** Opens a site whose home page is a link, without the check that this page fails. Returns the file to which the link leads. */
function openRoom(): string {
  room = openReadingRoom();
  shout();
  room.edit('wortlaut.config.ts', ...withoutCheck);
  return linkElsewhere('content/pages/home/en.ts');
}

describe('check --watch', () => {
  let elsewhere: string;
  let command: ReturnType<typeof watching>;
  beforeAll(async () => {
    elsewhere = openRoom();
    command = watching('check', '--watch');
    await command.prints(/Ctrl-C stops it\.\n/);
  });
  afterAll(() => command.stop());

  test('runs a check that is added to the configuration, reports a fault in it, and goes on after its correction', async () => {
    const { prints } = command;
    room.edit('wortlaut.config.ts', ...(withoutCheck.toReversed() as [string, string]));
    expect(await prints(/1 error[\s\S]*ROOM0001.*\n/)).toContain('wortlaut.config.ts');
    room.edit('wortlaut.config.ts', 'checks: [', 'cheks: [');
    expect(await prints(/WL6032.*\n/)).toContain('cheks');
    room.edit('wortlaut.config.ts', 'cheks: [', 'checks: [');
    await prints(/gone WL6032/);
    room.edit('checks/calm-texts.ts', "value.includes('!')", "value.includes('?!')");
    expect(await prints(/gone ROOM0001.*\n/)).toContain('checks/calm-texts.ts');
  });

  test('WL6023 reports a package.json that is not JSON, and checks again after its correction', async () => {
    const { prints } = command;
    const manifest = room.read('package.json');
    room.write('package.json', manifest.slice(0, -3));
    expect(await prints(/WL6023.*\n/)).toContain('package.json');
    room.write('package.json', manifest);
    expect(await prints(/gone WL6023.*\n/)).toContain('package.json');
  });

  test('checks again after a change of the file to which a link in the content leads', async () => {
    writeFileSync(elsewhere, readFileSync(elsewhere, 'utf8').replace("'Come in and read!'", "'Come in and read?!'"));
    expect(await command.prints(/ROOM0001.*read\?!/)).toContain('content/pages/home/en.ts');
  });
});

describe('dev', () => {
  let elsewhere: string;
  let command: ReturnType<typeof watching>;
  let page: () => Promise<string>;
  beforeAll(async () => {
    elsewhere = openRoom();
    room.write('package.json', '{ "type": "module", }');
    command = watching('dev', '--port', '0');
    const origin = /http:\/\/localhost:\d+/.exec(await command.prints(/http:\/\/localhost:\d+[\s\S]*?\n\n/))?.[0];
    page = async () => (await fetch(`${origin}/en/`)).text();
  });
  afterAll(() => command.stop());

  test('WL6023 reports a package.json that is not JSON, and shows pages after its correction', async () => {
    expect(await page()).toContain('This file is not JSON, so the version of wortlaut that the site is written for is unknown.');
    room.write('package.json', '{ "type": "module" }');
    await command.prints(/package\.json {2}\d+ ms/);
    expect(await page()).toContain('Come in and read!');
  });

  test('runs a check that is added to the configuration, reports a fault in it, and goes on after its correction', async () => {
    const { prints } = command;
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

  test('shows a saved change of the file to which a link in the content leads', async () => {
    writeFileSync(elsewhere, readFileSync(elsewhere, 'utf8').replace("'Come in and read!'", "'Come in and stay'"));
    await command.prints(/pages\/home\/en\.ts {2}\d+ ms/);
    expect(await page()).toContain('Come in and stay');
  });
});
