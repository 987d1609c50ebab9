import { afterEach, expect, test, vi } from 'vitest';
import { bundleTheme } from '../../generator/bundle/bundle-theme.ts';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 180_000 });

/* Faults in components that do not cause an error: only visitors would notice them. */

const room = openReadingRoom();
afterEach(() => room.restore());

const registry = 'runtime/islands/registry.ts';
const template = 'runtime/pages/shelf.tsx';
const heading = '<h1>{copy.heading}</h1>';
const foundByBundler = async () => (await bundleTheme(room.folder)).faults;

test('a theme without faults', async () => {
  expect(await foundByBundler()).toEqual([]);
});

test.each([
  [
    'another name',
    "'book-finder': BookFinder }",
    'subject: BookFinder }',
    "'subject' in runtime/islands/subject.tsx, as the export Subject; here it is BookFinder of ./book-finder.tsx",
  ],
  [
    'another file',
    "from './book-finder.tsx'",
    "from './finder-of-books.tsx'",
    "'book-finder' in runtime/islands/book-finder.tsx, as the export BookFinder; here it is BookFinder of ./finder-of-books.tsx",
  ],
  ['another export', '{ BookFinder }', '{ Finder as BookFinder }', 'here it is Finder of ./book-finder.tsx'],
])('WL6019 the registry gives an island %s', async (_, words, others, message) => {
  room.write('runtime/islands/finder-of-books.tsx', "export { BookFinder } from './book-finder.tsx';\n");
  room.append('runtime/islands/book-finder.tsx', 'export { BookFinder as Finder };\n');
  room.edit(registry, words, others);
  const found = await foundByBundler();
  expect(found).toContainEqual(
    expect.objectContaining({
      code: 'WL6019',
      severity: 'error',
      file: registry,
      line: room.lineOf(registry, ': BookFinder'),
      message: expect.stringContaining(message),
    }),
  );
});

test('WL6019 the registry has an island that the client does not import', async () => {
  room.edit('runtime/client.ts', "'./*.tsx'", "['./*.tsx', '!./book-finder.tsx']");
  expect(await foundByBundler()).toMatchObject([
    {
      code: 'WL6019',
      file: registry,
      line: room.lineOf(registry, "'book-finder': "),
      message: "runtime/client.ts imports no island 'book-finder', so that browsers would never hydrate it.",
    },
  ]);
});

/** Findings of a command beside the errors of the compiler. */
async function reportedBy(command: string) {
  const ended = await room.command([command, '--format', 'json']);
  expect(ended.code).toBe(1);
  return foundIn(ended).filter(({ code }) => code !== 'WL6006');
}

test.each(['build', 'check'])('WL6019 %s reports a wrong name in the registry at its line, with exit code 1', async (command) => {
  room.edit(registry, "{ 'book-finder'", "{\n  subject: BookFinder,\n  'book-finder'");
  expect(await reportedBy(command)).toMatchObject([{ code: 'WL6019', file: registry, line: room.lineOf(registry, 'subject'), column: 3 }]);
});

test('WL6019 an island under another name is one report, with the place that shows it', async () => {
  const line = room.edit(template, heading, `${heading}<Island of="book-finder" when="load" props={{} as never} />`);
  room.edit(registry, "'book-finder': BookFinder }", 'bookFinder: BookFinder }');
  const ended = await room.command(['check', '--format', 'json']);
  expect(foundIn(ended)).toMatchObject([
    {
      code: 'WL6019',
      file: registry,
      hint: "Call it 'book-finder', as its file is called.",
      also: expect.arrayContaining([expect.objectContaining({ file: template, line })]),
    },
  ]);
});

test('WL6020 an island that is not listed is one report, where it is shown', async () => {
  const line = room.edit(template, heading, `${heading}<Island of="subject" when="load" props={{} as never} />`);
  room.write('runtime/islands/subject.tsx', 'export const Subject = () => null;\n');
  const ended = await room.command(['check', '--format', 'json']);
  expect(foundIn(ended)).toMatchObject([{ code: 'WL6020', file: template, line, also: [{ file: 'runtime/islands/subject.tsx' }] }]);
});

test.each([
  ['build', "'price-list'"],
  ['check', '`price-list`'],
])('WL6020 %s reports where an island is rendered that the registry does not list: %s', async (command, name) => {
  const line = room.edit(template, heading, `${heading}<Island of={${name} as never} when="load" props={{} as never} />`);
  expect(await reportedBy(command)).toMatchObject([
    {
      code: 'WL6020',
      file: template,
      line,
      message: "The island 'price-list' is not in runtime/islands/registry.ts.",
      hint: "Add it there: import { PriceList } from './price-list.tsx'; and in the list: 'price-list': PriceList,",
    },
  ]);
});

/** Markup that is reported, with the code and the message. */
const faults = [
  ['<p>Hello</p>', 'WL2021', 'The text of <p> is fixed wording: “Hello”.'],
  ["<p>{copy.heading ? 'Yes' : null}</p>", 'WL2021', 'The text of <p> is fixed wording: “Yes”.'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what is written into a component
  ['<p>{`Only ${1} left`}</p>', 'WL2021', 'The text of <p> is fixed wording: “Only … left”.'],
  ['<i aria-label="Amount" />', 'WL2021', 'The aria-label of <i> is fixed wording: “Amount”.'],
  ['<img src="/share-image.png" alt="A picture" />', 'WL2021', 'The alt of <img> is fixed wording: “A picture”.'],
  ["<input placeholder={'Your name'} />", 'WL2021', 'The placeholder of <input> is fixed wording: “Your name”.'],
  ['<a href="/de-de/support/">{copy.heading}</a>', 'WL3039', "This href spells the address of a page: '/de-de/support/'."],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what is written into a component
  ['<a href={`/${copy.heading}/support/`}>{copy.heading}</a>', 'WL3039', "This href spells the address of a page: '/…/support/'."],
  ['<form action="/thanks/" />', 'WL3039', "This action spells the address of a page: '/thanks/'."],
] as const;

/** Markup that needs no translator, and addresses of other things than pages. */
const allowed = [
  ...['<p translate="no">Wortlaut</p>', '<code>npm start</code>', '<p>&nbsp;· 20 EUR</p>', '<p title={copy.heading}>×</p>'],
  ...['<img src="/share-image.png" alt="" />', '<a href="#content">{copy.heading}</a>', '<a href="//example.org/a">{copy.heading}</a>'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what is written into a component
  ...['<img src={`/images/${copy.heading}.png`} alt="" />', '<a href={`/.well-known/${copy.heading}`}>{copy.heading}</a>'],
  ...['<video src="/films/opening.mp4" />', '<svg aria-hidden="true"><use href="/drawings/till.svg#drawer" /></svg>'],
];

test('WL2021 WL3039 words and links by hand in a component are reported at their lines, and nothing else is', async () => {
  room.edit(template, heading, [heading, ...allowed, ...faults.map(([markup]) => markup)].join('\n      '));
  const findings = (await foundByBundler()).toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  expect(findings).toMatchObject(
    faults.map(([markup, code, message]) => ({
      code,
      severity: 'error',
      file: template,
      line: room.lineOf(template, markup),
      message: code === 'WL2021' ? `${message} No translator finds it.` : message,
    })),
  );
});

test('WL2021 templates, islands and their helpers import a file of the content, by its path or another name', async () => {
  room.edit('tsconfig.json', '"compilerOptions": {', '"compilerOptions": { "paths": { "@texts/*": ["./content/*"] },');
  room.write('runtime/theirs.ts', "export { default } from '../content/brand.ts?raw';\n");
  const files = [
    [template, '../../content/brand.ts', 2],
    ['runtime/components/stamp.tsx', '@texts/brand.ts', 2],
    ['runtime/islands/book-finder.tsx', '../../content/brand.ts', 2],
    ['runtime/pages/leaflet.tsx', '../theirs.ts', 1],
  ] as const;
  for (const [file, path] of files)
    room.write(
      file,
      `import type { Brand } from '../../content/brand.ts';\nimport brand from '${path}';\nvoid (brand as Brand);\n${room.read(file)}`,
    );
  const message = 'This imports content/brand.ts, which is the same on the pages of every language.';
  const places = files.map(([file, , line]) => ({ file: line === 1 ? 'runtime/theirs.ts' : file, line }));
  const found = (await reportedBy('check')).filter(({ code }) => code === 'WL2021');
  expect(found).toMatchObject(places.toSorted((one, other) => (one.file < other.file ? -1 : 1)).map((place) => ({ ...place, message })));
});

test('WL2021 a build reports words in a component, repeatedly', async () => {
  const line = room.edit(template, heading, '<h1>{copy.heading} today</h1>');
  for (const _ of ['first', 'again']) expect(await reportedBy('build')).toMatchObject([{ code: 'WL2021', file: template, line }]);
});

/** A component on each line that shows the value of an expression. */
const components = (expressions: readonly string[]) =>
  expressions.map((code, index) => `export const Note${index} = () => <p>{${code}}</p>;\n`).join('');

test('WL6037 components of pages have clocks, random numbers and what only a browser or a machine has', async () => {
  const outside = {
    'new Date().getFullYear()': 'the clock (Date)',
    'Date.now()': 'the clock (Date)',
    'Date()': 'the clock (Date)',
    'performance.now()': 'the clock (performance)',
    'Math.random()': 'random numbers (Math)',
    'crypto.randomUUID()': 'random numbers (crypto)',
    "String(fetch('/x'))": 'the network (fetch)',
    "localStorage.getItem('x')": "a visitor's storage (localStorage)",
    'process.env.USER': 'the machine (process)',
    'globalThis.Date.now()': 'the machine (globalThis)',
    "window.localStorage.getItem('x')": 'the machine (window)',
    "new Date('2026-11-01').getHours()": 'the time zone or language of the machine (getHours)',
    "new Date('2026-11-01').toDateString()": 'the time zone or language of the machine (toDateString)',
    "new Date('2026-11-01').toLocaleDateString('de')": 'the time zone or language of the machine (toLocaleDateString)',
    "new Intl.DateTimeFormat('de', { month: 'long' }).format(0)": 'the time zone or language of the machine (DateTimeFormat)',
    'Intl.DateTimeFormat().resolvedOptions().timeZone': 'the time zone or language of the machine (DateTimeFormat)',
    "String(new Date('2026-11-01'))": 'the time zone or language of the machine (Date)',
    '`${new Date(0)}`': 'the time zone or language of the machine (Date)',
    'new Date(2026, 10, 1).getTime()': 'the time zone or language of the machine (Date)',
    'import.meta.url': 'the machine (import.meta)',
    '<button type="button" onClick={() => undefined} />': 'what runs in a browser alone (onClick)',
    'useState(1)[0]': 'what runs in a browser alone (useState)',
    "require('node:fs').sep": 'the machine (require)',
    '(1234).toLocaleString()': 'the time zone or language of the machine (toLocaleString)',
    "'title'.toLocaleUpperCase()": 'the time zone or language of the machine (toLocaleUpperCase)',
    "'ä'.localeCompare('z')": 'the time zone or language of the machine (localeCompare)',
    "new Intl.ListFormat().format(['a', 'b'])": 'the time zone or language of the machine (ListFormat)',
  };
  room.write('runtime/components/note.tsx', components(Object.keys(outside)));
  expect(await foundByBundler()).toEqual(
    Object.values(outside).map((what, index) =>
      expect.objectContaining({
        code: 'WL6037',
        file: 'runtime/components/note.tsx',
        line: index + 1,
        message: expect.stringContaining(`uses ${what}`),
      }),
    ),
  );
});

test.each(['node:fs', 'os', 'fs/promises'])('WL6037 a component of pages imports %s', async (name) => {
  room.write('runtime/components/note.tsx', `import outside from '${name}';\nexport const Note = () => <p>{String(outside)}</p>;\n`);
  expect(await foundByBundler()).toMatchObject([
    { code: 'WL6037', file: 'runtime/components/note.tsx', line: 1, message: expect.stringContaining(`uses the machine (${name})`) },
  ]);
});

test('components of pages may have days that are written, numbers, and names of their own', async () => {
  const inside = [
    "new Date('2026-11-01').getUTCDay()",
    "Date.parse('2026-11-01') + Number(new Date('2026-11-02') > new Date('2026-11-01'))",
    'Math.max(1, 2)',
    "new Intl.DateTimeFormat('de', { timeZone: 'UTC' }).format(0)",
    "(1234).toLocaleString('de')",
    "'title'.toLocaleUpperCase('tr') + 'title'.toUpperCase() + 'ä'.localeCompare('z', 'sv')",
    '((Date: string) => Date)("x")',
    '({ fetch: 1, process: 2 }).fetch',
    '((Row: (props: { onPick: string }) => null) => <Row onPick="x" />)(() => null)',
    'useId()',
  ];
  room.write('runtime/components/note.tsx', components(inside));
  expect(await foundByBundler()).toEqual([]);
});
