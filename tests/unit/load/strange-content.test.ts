import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runHere } from '../../support/run-here.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';

/* Content that is not data, invisible characters, and reserved names: a finding at the file, exit code 1, and the command ends. */

let site: SiteFolder;

const de = 'pages/help/de.ts';
const words = { heading: 'Hilfe', back: 'Zurück', text: 'Schreiben Sie uns.' };

async function built(files: Readonly<Record<string, string>>, { before }: { readonly before?: (content: string) => void } = {}) {
  site = await siteFolder({ files });
  before?.(site.content);
  const given = ['build', '--content', site.content, '--out', site.out, '--format', 'json'];
  const { code, stdout, stderr } = await runHere(given);
  expect(stderr).not.toMatch(/^\s+at |made a mistake/m);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; severity: string; file: string; line?: number; column?: number; message: string }[];
  };
  const reported = diagnostics.map(
    ({ code: which, severity, file, line, column, message }) =>
      `${severity} ${which} ${file}${line ? `:${line}:${column}` : ''} ${message}`,
  );
  return { code, reported };
}

const copy = (lines: string) => `import { defineCopy } from 'wortlaut';\n${lines}\n`;
const given = `const words = { ...${JSON.stringify(words)}, more: {} as Record<string, unknown> };`;

test.each([
  [
    'a copy that contains itself',
    `${given}\nwords.more.again = words;\nexport default words;`,
    "'more.again' contains itself, so it cannot be read as data.",
  ],
  [
    'a Proxy whose traps throw',
    `${given}\nexport default new Proxy(words, { ownKeys() { throw new Error('no'); }, get() { throw new Error('no'); } });`,
    'The definition is a Proxy, so it cannot be read as data.',
  ],
  [
    'a getter that throws',
    `export default { get heading(): string { throw new Error('not now'); } };`,
    "'heading' stops with an error when it is asked for (not now), so it cannot be read as data.",
  ],
])('WL1037 %s', async (_, text, message) => {
  const { code, reported } = await built({ [de]: copy(text) });
  expect(reported).toEqual([expect.stringMatching(/^error WL1037 content\/pages\/help\/de\.ts/)]);
  expect(reported[0]).toContain(message);
  expect(code).toBe(1);
});

test('WL1020 content that never ends is reported, and does not run', async () => {
  const text = copy(
    'const list: string[] = [];\nfunction fill() {\n  while (list.length < 3) {\n    list.pop();\n  }\n}\nfill();\nexport default {};',
  );
  const { code, reported } = await built({ [de]: text });
  expect(reported).toEqual([
    expect.stringMatching(/^error WL1020 content\/pages\/help\/de\.ts:4:3 This file has a loop that may never end \(while\)/),
  ]);
  expect(code).toBe(1);
});

test('WL1002 content that does not end, or fills the memory, is stopped and named', async () => {
  const { code, reported } = await built({
    'shared/again.ts': 'const again = async (): Promise<void> => again(await undefined);\nvoid again();\nexport const back = 1;\n',
    [de]: copy("import { back } from '../../shared/again.ts';\nexport default { back };"),
    'pages/help/en.ts': copy('export default { get text() { return Array.from({ length: 1e9 }, () => ({})); } };'),
  });
  expect(reported).toEqual(
    ['pages/help/en.ts', 'shared/again.ts'].map((file) => expect.stringContaining(`error WL1002 content/${file} This file does not end`)),
  );
  expect(code).toBe(1);
}, 60_000);

test('WL1020 content that waits forever is reported', async () => {
  const { code, reported } = await built({ [de]: copy('await new Promise(() => {});\nexport default {};') });
  expect(reported).toEqual([expect.stringMatching(/^error WL1020 content\/pages\/help\/de\.ts:2:1 This file waits for something/)]);
  expect(code).toBe(1);
});

test.each(['build', 'check'])('WL1038 a pipe with the name of a copy is reported: %s', async (command) => {
  site = await siteFolder();
  execFileSync('mkfifo', [`${site.content}/pages/help/fr.ts`]);
  const { code, stdout } = await runHere([command, '--content', site.content, ...(command === 'build' ? ['--out', site.out] : [])]);
  expect(stdout).toContain('error WL1038  This is a pipe, a socket or a device, and a file is expected.');
  expect(code).toBe(1);
});

test.each(['addresses.lock', 'ledger.jsonl'])('a pipe instead of %s is reported', async (name) => {
  const { code, reported } = await built(
    {},
    {
      before: (content) => {
        const file = name === 'ledger.jsonl' ? `terms/${name}` : name;
        execFileSync('mkdir', ['-p', `${content}/terms`]);
        execFileSync('mkfifo', [`${content}/${file}`]);
      },
    },
  );
  expect(reported).toEqual([expect.stringContaining('cannot be read (it is not a file)')]);
  expect(code).toBe(1);
});

const origin = /origin: '[^']*'/;
test.each([
  'javascript:alert(1)',
  'https://www.example.com/shop',
  'https://www.example.com\\nevil',
  'https://me:secret@www.example.com',
  'www.example.com',
])('WL1003 the origin %j is reported once, at its place', async (value) => {
  site = await siteFolder();
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(`${site.content}/site.ts`, 'utf8');
  expect(text).toMatch(origin);
  const { code, reported } = await built({ 'site.ts': text.replace(origin, () => `origin: '${value}'`) });
  expect(reported).toEqual([
    expect.stringMatching(/^error WL1003 content\/site\.ts:\d+:\d+ 'origin' must be a scheme and a host alone, such as/),
  ]);
  expect(code).toBe(1);
});

/** Names that every object inherits in JavaScript. */
const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'];

test('names that JavaScript uses, too, are ordinary names', async () => {
  const lines = inherited.map((name) => `  ${name}: 'This is a sentence.',\n`).join('');
  const { readFile } = await import('node:fs/promises');
  site = await siteFolder();
  const [en, facts] = await Promise.all(
    ['dictionaries/en.ts', 'facts/offer.ts'].map((path) => readFile(`${site.content}/${path}`, 'utf8')),
  );
  const { code, reported } = await built({
    'dictionaries/en.ts': (en ?? '').replace(/\}\);\s*$/, () => `${lines}});\n`),
    'facts/offer.ts': (facts ?? '').replace('  saving:', () => '  constructor:'),
  });
  // The translation lacks each of them; the fact has its name.
  expect(reported.filter((one) => one.includes('WL2001'))).toEqual(
    inherited.toSorted().map((name) => expect.stringContaining(`'${name}' is missing in this translation.`)),
  );
  expect(reported.filter((one) => one.includes('dictionaries/de.ts') && !one.includes('WL2001'))).toEqual([]);
  expect(reported.filter((one) => one.includes('offer.constructor'))).toEqual([]);
  expect(code).toBe(1);
});
