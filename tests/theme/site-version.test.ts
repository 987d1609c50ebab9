import { renameSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom } from './reading-room-site.ts';

/* The package.json of a site names the versions of Wortlaut for which the site is written; 0.1.0 is installed. */

const room = openReadingRoom();
afterEach(() => room.restore());

const manifest = 'package.json';
const writeRange = (range: string) => room.edit(manifest, '"wortlaut": "0.1.0"', `"wortlaut": "${range}"`);

describe('WL6023 a site that is written for another version stops', () => {
  const place = { code: 'WL6023', file: 'package.json', line: 9, column: 18 };

  test.each(['check', 'build'])('%s, with the place in package.json and what to do', async (name) => {
    writeRange('^0.2.0');
    const ended = await room.command([name, '--format', 'json']);
    expect(ended.code).toBe(2);
    expect(foundIn(ended)).toMatchObject([
      {
        ...place,
        message: 'The site is written for version ^0.2.0 of wortlaut, and 0.1.0 is installed.',
        hint: 'Run npm install, which installs the version that package.json names.',
      },
    ]);
  });

  test.each([['routes'], ['coverage'], ['explain', '/en/']])('%s', async (...given) => {
    writeRange('^0.0.9');
    const { code, stdout, stderr } = await room.command(given);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('The site is written for version ^0.0.9 of wortlaut, and 0.1.0 is installed.');
    expect(stderr).toContain("Run npm install wortlaut@'^0.0.9'. Or name 0.1.0 here, and change the site as its changelog describes.");
  });

  test.each(['check', 'build'])('%s, if no version is installed', async (name) => {
    renameSync(`${room.folder}/node_modules`, `${room.folder}/away`);
    const ended = await room.command([name, '--format', 'json']);
    renameSync(`${room.folder}/away`, `${room.folder}/node_modules`);
    expect(ended.code).toBe(2);
    expect(foundIn(ended)).toMatchObject([
      { ...place, message: 'The package wortlaut, which the site requires, is not installed in node_modules.', hint: 'Run npm install.' },
    ]);
  });

  test.each(['check', 'build'])('%s, if package.json is not JSON', async (name) => {
    room.write(manifest, room.read(manifest).slice(0, -3));
    const ended = await room.command([name, '--format', 'json']);
    expect(ended.code).toBe(2);
    expect(foundIn(ended)).toMatchObject([
      {
        code: 'WL6023',
        file: 'package.json',
        message: 'This file is not JSON, so the version of wortlaut that the site is written for is unknown.',
      },
    ]);
  });
});

test.each(['0.1.x', '>=0.0.5 <1', 'latest', 'file:../wortlaut'])('a site that requires %s goes on', async (range) => {
  writeRange(range);
  expect(await room.command(['routes'])).toMatchObject({ code: 0, stderr: '' });
});
