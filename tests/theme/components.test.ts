import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bundleTheme } from '../../generator/bundle/bundle-theme.ts';
import { copyProject, foundIn, type ProjectCopy } from '../support/project-copy.ts';

vi.setConfig({ testTimeout: 180_000 });

/* Faults in components that do not cause an error: only visitors would notice them. */

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
afterEach(() => project.restore());
afterAll(() => project.remove());

const registry = 'runtime/islands/registry.ts';
const template = 'runtime/pages/notice.tsx';
const heading = '<h1>{copy.heading}</h1>';
const foundByBundler = async () => (await bundleTheme(project.folder)).faults;

test('the theme of the project has no faults', async () => {
  expect(await foundByBundler()).toEqual([]);
});

test.each([
  [
    'another name',
    '  toaster: Toaster,',
    '  subject: Toaster,',
    "'subject' in runtime/islands/subject.tsx, as the export Subject; here it is Toaster of ./toaster.tsx",
  ],
  [
    'another file',
    "from './toaster.tsx'",
    "from './toaster-of-help.tsx'",
    "'toaster' in runtime/islands/toaster.tsx, as the export Toaster; here it is Toaster of ./toaster-of-help.tsx",
  ],
  ['another export', '{ Toaster }', '{ HelpToaster as Toaster }', 'here it is HelpToaster of ./toaster.tsx'],
])('WL6019 the registry gives an island %s', async (_, words, others, message) => {
  project.write({ 'runtime/islands/toaster-of-help.tsx': "export { Toaster } from './toaster.tsx';\n" });
  project.append('runtime/islands/toaster.tsx', 'export { Toaster as HelpToaster };\n');
  project.edit(registry, words, others);
  expect(await foundByBundler()).toContainEqual(
    expect.objectContaining({
      code: 'WL6019',
      severity: 'error',
      file: registry,
      line: project.lineOf(registry, 'Toaster,'),
      message: expect.stringContaining(message),
    }),
  );
});

test('WL6019 the registry has an island that the client does not import', async () => {
  project.edit('runtime/client.ts', "'./*.tsx'", "['./*.tsx', '!./toaster.tsx']");
  expect(await foundByBundler()).toMatchObject([
    {
      code: 'WL6019',
      file: registry,
      line: project.lineOf(registry, 'toaster: Toaster,'),
      message: "runtime/client.ts imports no island 'toaster', so that browsers would never hydrate it.",
    },
  ]);
});

test.each(['build', 'check'])('WL6019 %s reports a wrong name in the registry at its line, with exit code 1', async (command) => {
  project.edit(registry, '  toaster: Toaster,', '  subject: Toaster,\n  toaster: Toaster,');
  const ended = await project.run(command, '--format', 'json', ...(command === 'build' ? ['--out', `${project.folder}/dist`] : []));
  expect(foundIn(ended).filter((one) => one.code !== 'WL6006')).toMatchObject([
    { code: 'WL6019', file: registry, line: project.lineOf(registry, 'subject'), column: 3 },
  ]);
  expect(ended.code).toBe(1);
});

test.each([
  ['build', "'price-list'"],
  ['check', '`price-list`'],
])('WL6020 %s reports where an island is rendered that the registry does not list: %s', async (command, name) => {
  project.edit(template, 'import { Slip }', "import { Island } from '../components/island.tsx';\nimport { Slip }");
  project.edit(template, heading, `${heading}\n      <Island of={${name} as never} when="load" props={{} as never} />`);
  const ended = await project.run(command, '--format', 'json', ...(command === 'build' ? ['--out', `${project.folder}/dist`] : []));
  expect(foundIn(ended).filter((one) => one.code !== 'WL6006')).toMatchObject([
    {
      code: 'WL6020',
      file: template,
      line: project.lineOf(template, 'price-list'),
      message: "The island 'price-list' is not in runtime/islands/registry.ts.",
      hint: "Add it there: import { PriceList } from './price-list.tsx'; and in the list: 'price-list': PriceList,",
    },
  ]);
  expect(ended.code).toBe(1);
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
  project.edit(template, heading, [heading, ...allowed, ...faults.map(([markup]) => markup)].join('\n      '));
  const found = (await foundByBundler()).toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  expect(found).toMatchObject(
    faults.map(([markup, code, message]) => ({
      code,
      severity: 'error',
      file: template,
      line: project.lineOf(template, markup),
      message: code === 'WL2021' ? `${message} No translator finds it.` : message,
    })),
  );
});

test('WL2021 a build reports words in a component, repeatedly', async () => {
  project.edit(template, heading, '<h1>{copy.heading} today</h1>');
  for (const _ of ['first', 'again']) {
    const ended = await project.run('build', '--format', 'json', '--out', `${project.folder}/dist`);
    expect(foundIn(ended)).toMatchObject([{ code: 'WL2021', file: template, line: project.lineOf(template, 'today') }]);
    expect(ended.code).toBe(1);
  }
});

const component = (code: string) => `export const note = 1;\nexport function Note() {\n  return <p>{${code}}</p>;\n}\n`;

test.each([
  ['new Date().getFullYear()', 'the clock (Date)'],
  ['Date.now()', 'the clock (Date)'],
  ['Date()', 'the clock (Date)'],
  ['performance.now()', 'the clock (performance)'],
  ['Math.random()', 'random numbers (Math)'],
  ['crypto.randomUUID()', 'random numbers (crypto)'],
  ["String(fetch('/x'))", 'the network (fetch)'],
  ["localStorage.getItem('x')", "a visitor's storage (localStorage)"],
  ['process.env.USER', 'the machine (process)'],
  ['globalThis.Date.now()', 'the machine (globalThis)'],
  ["window.localStorage.getItem('x')", 'the machine (window)'],
])('WL6037 a component of pages has %s', async (code, what) => {
  project.write({ 'runtime/components/note.tsx': component(code) });
  expect(await foundByBundler()).toEqual([
    expect.objectContaining({
      code: 'WL6037',
      file: 'runtime/components/note.tsx',
      line: 3,
      message: expect.stringContaining(`uses ${what}`),
    }),
  ]);
});

test.each([
  "new Date('2026-11-01').getUTCDay()",
  "Date.parse('2026-11-01')",
  'Math.max(1, 2)',
  '((Date: string) => Date)("x")',
  '({ fetch: 1, process: 2 }).fetch',
])('a component of pages may have %s', async (code) => {
  project.write({ 'runtime/components/note.tsx': component(code) });
  expect(await foundByBundler()).toEqual([]);
});
