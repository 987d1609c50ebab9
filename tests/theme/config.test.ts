import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkTypes } from '../../generator/1-load/check-types.ts';
import { check as checkSite } from '../../generator/index.ts';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 120_000 });

/* Additions in the wortlaut.config.ts of the reading room work like the parts of Wortlaut itself, and faults of that file are findings. */

const config = 'wortlaut.config.ts';

const room = openReadingRoom();
afterEach(() => room.restore());

/** Changes the text of a file until the end of the test. */
function change(path: string, by: (text: string) => string): void {
  const text = room.read(path);
  expect(by(text)).not.toBe(text);
  room.write(path, by(text));
}

const shout = () =>
  change('content/pages/home/en.ts', (text) => text.replace("heading: 'Come in and read'", "heading: 'Come in and read!'"));

const checked = async (...options: readonly string[]) => foundIn(await room.command(['check', '--format', 'json', ...options]));

/** The findings of a check without the compiler: all, or those with these codes. */
async function found(...codes: readonly string[]) {
  const { diagnostics } = await checkSite({ ...room.site(), types: false });
  return diagnostics.filter(({ code }) => codes.length === 0 || codes.includes(code));
}

describe('a check of the site', () => {
  test('over texts reports its findings at their lines, with its own code', async () => {
    shout();
    expect(await found()).toMatchObject([
      { code: 'ROOM0001', severity: 'error', file: 'content/pages/home/en.ts', line: 8, message: "'heading' shouts: 'Come in and read!'." },
    ]);
  });

  test('over the site reports its findings at their lines', async () => {
    change('content/pages/hours/page.ts', (text) => text.replace("source: 'en'", "source: 'fr'"));
    expect(await checked('--only', 'room0002')).toMatchObject([{ code: 'ROOM0002', file: 'content/pages/hours/page.ts', line: 3 }]);
  });

  test('is explained and listed like those of Wortlaut', async () => {
    expect((await room.command(['explain', 'room0001'])).stdout).toMatch(/^ROOM0001 {2}A text shouts\.\n/);
    expect((await room.command(['explain'])).stdout).toContain('Checks of this site\n  ROOM0001  A text shouts.\n');
    expect((await room.command(['check', '--only', 'ROOM0005'])).stderr).toMatch(
      /^'ROOM0005' is not a known code\. Did you mean 'ROOM0001'\?/,
    );
  });

  test('can be suppressed', async () => {
    shout();
    const suppression = {
      code: 'ROOM0001',
      file: 'content/pages/home/en.ts',
      dataPath: 'heading',
      reason: 'only for the opening',
      until: '2999-01-01',
    };
    room.write('content/suppressions.ts', `export default ${JSON.stringify([suppression])};\n`);
    expect(await room.command(['build'])).toMatchObject({ code: 0 });
  });

  test('is a rule of SARIF with its explanation', async () => {
    shout();
    const { runs } = JSON.parse((await room.command(['build', '--format', 'sarif'])).stdout);
    expect(runs[0].tool.driver.rules).toMatchObject([{ id: 'ROOM0001', shortDescription: { text: 'A text shouts.' } }]);
  });
});

test('WL6006 a type error in an import of the configuration is found, also if nothing else has changed', async () => {
  const typed = () => checked('--only', 'WL6006');
  expect(await typed()).toEqual([]);
  change('reports/desk-list.ts', (text) => `${text}\nexport const wrong: number = 'text';\n`);
  expect(await typed()).toMatchObject([{ code: 'WL6006', severity: 'error', file: 'reports/desk-list.ts' }]);
});

test('rules of the site over one page and over all pages report their findings', async () => {
  change('runtime/pages/leaflet.tsx', (text) => text.replace('<p key', '<div key').replace('</p>', '</div>'));
  change('content/pages/home/en.ts', (text) =>
    text.replace('books for everybody', 'books for everybody, in all the languages that people read here'),
  );
  const findings = await found('ROOM0003', 'ROOM0004');
  expect(findings).toMatchObject([
    {
      code: 'ROOM0003',
      file: 'content/pages/hours/page.ts',
      hint: 'Write one into its texts. It is the same on 2 other addresses, such as /en/hours/.',
    },
    { code: 'ROOM0003', file: 'content/pages/not-found/page.ts' },
    { code: 'ROOM0004', file: 'content/pages/home/en.ts', line: 5, severity: 'warning', address: '/en/' },
  ]);
});

test('an edit of a file that the configuration imports is noticed by a build and by a precompiled tool', async () => {
  shout();
  expect((await room.command(['build'])).stdout).toContain("'heading' shouts");
  change('checks/calm-texts.ts', (text) => text.replace("value.includes('!')", "value.includes('!!')"));
  expect(await room.command(['build'])).toMatchObject({ code: 0, stdout: '' });
  expect((await room.command(['build'])).stderr).toMatch(/^Nothing has changed/);
  change('checks/calm-texts.ts', (text) => text.replace("value.includes('!!')", "value.includes('!')"));
  expect((await room.command(['build'])).stdout).toContain("'heading' shouts");
});

test('a report format of the site prints findings of check and build, and an unknown one is an error with the names of all', async () => {
  shout();
  const line = "[ ] content/pages/home/en.ts:8 'heading' shouts: 'Come in and read!'. (ROOM0001)";
  for (const name of ['check', 'build'])
    expect(await room.command([name, '--format', 'desk-list'])).toMatchObject({
      code: 1,
      stdout: `The reading room stays closed.\n${line}\n`,
    });
  const { code, stderr } = await room.command(['check', '--format', 'desk-lists']);
  expect([code, stderr]).toEqual([
    2,
    "'desk-lists' is not a known format. Did you mean 'desk-list'? Choose from pretty, json, sarif, github, desk-list.\n",
  ]);
});

describe('a fact format of the site', () => {
  test('writes the facts that name it, in each language', async () => {
    expect(await room.command(['build'])).toMatchObject({ code: 0 });
    const shown = ['en', 'fr', 'ar'].map((language) => room.built(`${language}/hours/index.html`));
    expect(shown.map((html) => /480[^<\w]{1,2}(?:m|م)(?:تر)?/.exec(html) !== null)).toEqual([true, true, true]);
  });

  test('WL6034 that throws, or returns no text, is reported once at its place', async () => {
    change('formats/metres.ts', (text) => text.replace("if (fact.kind !== 'count') ", ''));
    const message = "The fact format 'metres' stops with an error: only a count can be written in metres.";
    expect(await found('WL6034')).toMatchObject([{ code: 'WL6034', file: 'formats/metres.ts', line: 11, message }]);
    change('formats/metres.ts', (text) => text.replace(/throw new Error\(.*\);/, 'return undefined as never;'));
    const returned = { file: 'wortlaut.config.ts', message: "The fact format 'metres' must return a text." };
    expect(await found('WL6034')).toMatchObject([returned]);
  });

  test('that does not exist is an error at the fact, for the compiler as for the checks', async () => {
    change('content/facts/room.ts', (text) => text.replace("format: 'metres'", "format: 'meters'"));
    expect(await found('WL1043')).toMatchObject([{ code: 'WL1043', file: 'content/facts/room.ts', line: 4 }]);
    const place = { code: 'WL6006', file: 'content/facts/room.ts', line: 4 };
    expect(await checkTypes(`${room.folder}/content`, room.folder)).toMatchObject([
      { ...place, message: expect.stringContaining("'meters'") },
    ]);
  });
});

describe('a host of the site', () => {
  const built = (path: string) => `${room.folder}/dist/site/${path}`;

  test('gets the redirects and headers, and redirects have no pages', async () => {
    expect(await room.command(['build'])).toMatchObject({ code: 0 });
    expect(['_redirects', '_headers', 'index.html', 'server.json'].map((path) => existsSync(built(path)))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(await room.command(['build', '--host', 'library-server'])).toMatchObject({ code: 0 });
    expect(['_redirects', '_headers', 'index.html', 'server.json'].map((path) => existsSync(built(path)))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const { redirects, headers } = JSON.parse(readFileSync(built('server.json'), 'utf8'));
    expect(redirects).toContainEqual({ from: '/', to: '/en/', status: 301 });
    expect(headers.map(({ path }: { path: string }) => path)).toEqual(['/*', '/assets/*', '/ar/feed.xml', '/en/feed.xml', '/fr/feed.xml']);
    expect(headers[0].headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
    expect(await room.command(['build'])).toMatchObject({ code: 0 });
    expect(['index.html', 'server.json'].map((path) => existsSync(built(path)))).toEqual([true, false]);
  });

  test('with an unknown name is an error with the names that there are', async () => {
    const { code, stderr } = await room.command(['build', '--host', 'library']);
    expect([code, stderr]).toEqual([
      2,
      "'library' is not a host. Known are files, nginx, apache, caddy, cloudflare, netlify, vercel, library-server.\n",
    ]);
  });
});

test.each([
  ['throws', "files: () => { throw new Error('no shelf'); }", "The host 'library-server' stops with an error: no shelf."],
  // It takes some seconds: tests/unit/in-time.test.ts has the limit by day.
  ...(process.env.NIGHT
    ? [
        [
          'does not end',
          'files: () => { for (;;); }',
          "The host 'library-server' stops with an error: it does not end: a loop goes on for ever, or a component draws itself.",
        ],
      ]
    : []),
  ['returns no files', 'files: () => undefined', "The host 'library-server' must return a group of file names with their texts."],
  [
    'writes a file that is there',
    "files: () => ({ 'sitemap.xml': '' })",
    "The host 'library-server' cannot be used: it writes a file 'sitemap.xml', which the site has already.",
  ],
  [
    'writes outside of the site',
    "files: () => ({ '../x': '' })",
    "The host 'library-server' cannot be used: it writes a file '../x', which is not a path below the folder of the site.",
  ],
])('WL6034 a host that %s stops the build and leaves the site as it was', async (_, files, message) => {
  await room.command(['build']);
  const usual = room.built('index.html');
  change('hosts/library-server.ts', (text) => text.replace(/files: [\s\S]*\n\}\);/, `${files},\n} as never);`));
  const ended = await room.command(['build', '--host', 'library-server', '--format', 'json']);
  expect([ended.code, foundIn(ended)]).toMatchObject([2, [{ code: 'WL6034', severity: 'error', message }]]);
  expect(room.built('index.html')).toBe(usual);
});

describe('hosts of the site file', () => {
  const withHosts = (hosts: string) =>
    change('content/site.ts', (text) => text.replace('fallbacks: {', `hosts: ${hosts},\n  fallbacks: {`));

  test.each([
    [
      "['nginks']",
      "'nginks' is not a host. Did you mean 'nginx'? Known are files, nginx, apache, caddy, cloudflare, netlify, vercel, library-server.",
    ],
    ["['files', 'nginx']", /^'files' needs a page for each redirect, and 'nginx' redirects only without such a page\./],
  ])('WL6035 are an error at their line if they cannot be used: %s', async (hosts, message) => {
    withHosts(hosts);
    const findings = foundIn(await room.command(['build', '--format', 'json']));
    const said = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(findings).toMatchObject([{ code: 'WL6035', severity: 'error', file: 'content/site.ts', message: said }]);
  });

  test('are the hosts of a build, and --host replaces them', async () => {
    withHosts("['nginx', 'caddy']");
    expect(await room.command(['build'])).toMatchObject({ code: 0 });
    const configured = () =>
      ['nginx/site.conf', 'caddy/site.caddy', 'apache/site.conf'].map((path) => existsSync(`${room.folder}/dist/host/${path}`));
    expect(configured()).toEqual([true, true, false]);
    expect(await room.command(['build', '--host', 'apache'])).toMatchObject({ code: 0 });
    expect(configured()).toEqual([false, false, true]);
    expect(await room.command(['build', '--host', 'files'])).toMatchObject({ code: 0 });
    expect(existsSync(`${room.folder}/dist/host`)).toBe(false);
  });
});

test('WL6035 two hosts that write one file differently stop the build', async () => {
  change('hosts/library-server.ts', (text) => text.replace('{ defineHost }', '{ defineHost, type Host }').concat(second));
  change(config, (text) =>
    text
      .replace("'library-server': libraryServer", "'library-server': libraryServer, second")
      .replace('{ libraryServer }', '{ libraryServer, second }'),
  );
  const ended = await room.command(['build', '--host', 'library-server,second', '--format', 'json']);
  expect(foundIn(ended)).toMatchObject([
    { code: 'WL6035', message: "The hosts 'library-server' and 'second' both write the file 'server.json', with different texts." },
  ]);
});
const second = "\nexport const second: Host = { redirectPages: false, files: () => ({ 'server.json': '{}' }) };\n";

test('WL6036 a limit of a host is a warning, and the site is built', async () => {
  change('hosts/library-server.ts', (text) =>
    text.replace(
      'redirectPages: false,',
      "redirectPages: false,\n  limits: ({ redirects }) => [{ message: 'It takes 1 redirect, and there are ' + redirects.length + '.', hint: 'Take another host.' }],",
    ),
  );
  const ended = await room.command(['build', '--host', 'library-server', '--format', 'json']);
  expect(ended.code).toBe(0);
  expect(foundIn(ended)).toMatchObject([
    {
      code: 'WL6036',
      severity: 'warning',
      message: expect.stringMatching(/^It takes 1 redirect, and there are \d+\.$/),
      hint: 'Take another host.',
    },
  ]);
});

const check = "name: 'one', codes: { ROOM0009: { title: 'a', cause: 'b', bad: 'c', good: 'd' } }";
const faulty: Readonly<Record<string, readonly [code: string, text: string, found: object]>> = {
  'has no default export': ['WL6031', 'export const config = {};', { message: expect.stringMatching(/^This file has no default export/) }],
  'cannot be read': ['WL6031', 'export default {', { line: 1 }],
  'stops with an error': [
    'WL6031',
    "\nthrow new Error('no catalogue');",
    { line: 2, message: 'The configuration stops with an error here: no catalogue.' },
  ],
  'imports a missing file': [
    'WL6031',
    "import './checks/calm-text.ts';",
    { line: 1, message: expect.stringContaining('checks/calm-text.ts, which does not exist') },
  ],
  'has an unknown field': ['WL6032', 'export default {\n  cheks: [],\n};', { line: 2, hint: "Did you mean 'checks'?" }],
  'has a field of another type': ['WL6032', 'export default {\n  pageRules: 3,\n};', { line: 2, message: "'pageRules' must be a list." }],
  'has a code twice': [
    'WL6032',
    `export default { checks: [{ ${check}, run: () => [] }, { ${check}, run: () => [] }] };`,
    { line: 1, message: "'one' and 'one' both define the code 'ROOM0009'." },
  ],
  'has a host with a name of Wortlaut': [
    'WL6032',
    'export default {\n  hosts: { nginx: { redirectPages: false, files: () => ({}) } },\n};',
    { line: 2, message: "'nginx' is a host of Wortlaut." },
  ],
  'has a code of Wortlaut': [
    'WL6032',
    `export default { checks: [{ ${check.replace('ROOM0009', 'WL0009')}, run: () => [] }] };`,
    { line: 1 },
  ],
  'has a malformed code': ['WL6032', `export default { checks: [{ ${check.replace('ROOM0009', 'room9')}, run: () => [] }] };`, { line: 1 }],
};

test.each(Object.entries(faulty))('a configuration that %s is an error at its place, with exit code 2', async (_, [code, text, found]) => {
  room.write(config, text);
  const ended = await room.command(['check', '--format', 'json']);
  expect(ended.code).toBe(2);
  expect(foundIn(ended)).toMatchObject([{ code, severity: 'error', file: config, ...found }]);
});

test('WL6031 two configurations are an error that names both, for every command', async () => {
  room.write('wortlaut.config.mjs', 'export default {};\n');
  for (const given of [['build'], ['routes'], ['check', '--only', 'ROOM0001']]) {
    const { code, stdout, stderr } = await room.command(given);
    expect([code, stdout + stderr]).toEqual([
      2,
      expect.stringContaining('The site has 2 configurations: wortlaut.config.ts, wortlaut.config.mjs.'),
    ]);
  }
  expect(await room.command(['explain', 'WL6031'])).toMatchObject({ code: 0 });
});

test('WL6032 a value of the configuration is named with its path', async () => {
  room.write(config, `export default { checks: [{ ${check.replace("'a'", '3')}, run: () => [] }] };`);
  expect(await found()).toMatchObject([{ code: 'WL6032', dataPath: ['checks', '0', 'codes', 'ROOM0009', 'title'] }]);
});

test('WL6033 a check that reports a code that it does not explain is named', async () => {
  const run = "run: () => [{ code: 'ROOM0008', severity: 'error', message: 'Something.' }]";
  room.write(config, `export default { checks: [{ ${check}, ${run} }] };`);
  expect(await found('WL6033')).toMatchObject([
    { code: 'WL6033', file: config, message: "The check 'one' reports the code 'ROOM0008', which its codes do not have: Something." },
  ]);
});

test('a check of the site that throws, or returns no list, is reported with its name and place', async () => {
  const throwing = `{ ${check}, run: () => { throw new Error('no shelf'); } }`;
  const empty = `{ ${check.replace('ROOM0009', 'ROOM0010')}, run: () => undefined as never }`;
  change(config, (text) => text.replace('checks: [', `checks: [${throwing}, ${empty}, `));
  expect((await found()).map(({ message }) => message)).toEqual([
    "The check 'one' failed to run: 'one' must return a list of findings, each with a code and a message",
    expect.stringMatching(/^The check 'one' failed to run: no shelf \(wortlaut\.config\.ts:\d+:\d+\)$/),
  ]);
});
