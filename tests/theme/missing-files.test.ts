import { existsSync, readFileSync, renameSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check, openSite } from '../../generator/index.ts';
import { sharedCache } from '../support/paths.ts';
import { foundIn } from '../support/project-copy.ts';
import { linkReadingRoom } from './copy-reading-room.ts';
import { openReadingRoom } from './reading-room-site.ts';

/* A missing file that a site needs is named with its purpose, and nothing is written. */

const room = openReadingRoom();

interface Missing {
  /** The file or folder that is missing while the site is built. */
  readonly path: string;
  readonly found: readonly object[];
}

const reports: Readonly<Record<string, Missing>> = {
  'WL6005 the whole theme, in the place of which that of the repository is not taken': {
    path: 'runtime',
    found: [{ file: 'runtime/theme.ts', message: 'This file is missing: a site has its theme there, and without one there are no pages.' }],
  },
  'WL6005 the script of all pages': {
    path: 'runtime/client.ts',
    found: [{ file: 'runtime/client.ts', message: 'This file is missing: browsers would start no island.' }],
  },
  'WL6005 the style sheet of all pages': {
    path: 'runtime/styles',
    found: [{ file: 'runtime/styles/index.css', message: 'This file is missing: every page is shown with its rules.' }],
  },
  'WL6005 the types of what templates read': {
    path: 'runtime/props.ts',
    found: ['article', 'journal', 'leaflet', 'shelf'].map((name) => ({
      file: `runtime/pages/${name}.tsx`,
      line: lineIn(`runtime/pages/${name}.tsx`, "'../props.ts'"),
      message: 'This file imports runtime/props.ts, which does not exist.',
    })),
  },
  'WL6005 the configuration of the compiler': {
    path: 'tsconfig.json',
    found: [{ file: 'tsconfig.json', message: 'This file is missing: it configures the TypeScript and the JSX of the site.' }],
  },
  'WL2009 the dictionary of a language': {
    path: 'content/dictionaries/fr.ts',
    found: [
      {
        file: 'content/languages.ts',
        line: lineIn('content/languages.ts', 'fr:'),
        message: "The language 'fr' is offered here, but its dictionary is missing.",
      },
    ],
  },
};

test.each([
  ['export const theme = {};', 'This file has no default export, so the site has no theme.'],
  [
    'export default { layout: () => null };',
    "The theme lacks 'templates', the templates; and 'head', what the heads of all pages have in common.",
  ],
])(
  'WL6005 a theme file without a theme or its parts: %s',
  async (text, message) => {
    room.edit('runtime/theme.ts', readFileSync(`${room.folder}/runtime/theme.ts`, 'utf8'), text);
    const ended = await room.command(['build', '--format', 'json']);
    room.restore();
    expect(ended.code).toBe(1);
    expect(foundIn(ended)).toMatchObject([{ code: 'WL6005', severity: 'error', file: 'runtime/theme.ts', message }]);
  },
  60_000,
);

function lineIn(file: string, words: string): number {
  return (
    readFileSync(`tests/theme/reading-room/${file}`, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1
  );
}

test.each(Object.entries(reports))(
  '%s',
  async (title, { path, found }) => {
    renameSync(`${room.folder}/${path}`, `${room.folder}/away`);
    try {
      const ended = await room.command(['build', '--format', 'json'], { WORTLAUT_PRECOMPILED: 'off' });
      expect(ended).toMatchObject({ code: 1 });
      const all = [...foundIn(ended)].sort((a, b) => ((a.file ?? '') < (b.file ?? '') ? -1 : 1));
      expect(all).toMatchObject(found.map((one) => ({ code: title.slice(0, 6), severity: 'error', ...one })));
      expect(existsSync(`${room.folder}/dist`)).toBe(false);
    } finally {
      renameSync(`${room.folder}/away`, `${room.folder}/${path}`);
    }
  },
  60_000,
);

test('WL6031 a folder with a question mark in its path is named as the cause', async () => {
  const above = `${room.folder}/is it?`;
  linkReadingRoom(above);
  const { diagnostics } = await check(openSite(above, { cache: sharedCache, out: `${above}/dist` }));
  expect(diagnostics).toMatchObject([{ code: 'WL6031', message: expect.stringContaining('contains a question mark') }]);
});
