import { afterEach, expect, test, vi } from 'vitest';
import { check } from '../../generator/index.ts';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 180_000 });

/* An error of a template is reported once, at its place in the theme. */

const room = openReadingRoom();
afterEach(() => room.restore());

const template = 'runtime/pages/leaflet.tsx';
const shelf = 'runtime/pages/shelf.tsx';
const heading = '<h1>{copy.heading}</h1>';
const build = () => room.command(['build', '--format', 'json']);
const findings = async () => foundIn(await build());

/** Lets the template throw; returns the line. */
const fail = () => room.edit(template, '  return (', "  if (copy.heading) throw new Error('no book today');\n  return (");

test('WL6001 a template that throws is reported once, with the first of its pages', async () => {
  const line = fail();
  const ended = await build();
  expect(foundIn(ended)).toMatchObject([
    {
      code: 'WL6001',
      severity: 'error',
      file: template,
      line,
      message:
        "The template 'leaflet' failed on /404.html (page 'not-found'): no book today. The same happens on 6 other pages, such as /ar/404.html and /ar/hours/.",
      hint: 'Correct it there.',
    },
  ]);
  expect([ended.code, ended.stderr]).toEqual([1, 'Nothing was written; the last good site is untouched.\n']);
});

test('WL6001 check, explain and coverage report the same error', async () => {
  const place = `  ${template}:${fail()}:`;
  for (const command of [['check'], ['explain', '/en/hours/'], ['coverage']]) {
    const { code, stdout, stderr } = await room.command(command);
    expect([command[0], code]).toEqual([command[0], 1]);
    expect(stdout + stderr).toContain(place);
  }
});

test('WL6001 dev shows an error that a page throws at its place', async () => {
  const line = fail();
  const { status, text } = await room.shownByDev('/en/hours/');
  expect(status).toBe(500);
  expect(text).toContain(`error WL6001  The template 'leaflet' failed on /en/hours/ (page 'hours'): no book today.\n${template}:${line}:`);
});

test('WL6001 the place is that of the component, and a wrong call of Wortlaut is reported at the call', async () => {
  const stamp = 'runtime/components/stamp.tsx';
  const inStamp = room.edit(stamp, '  return (', "  if (date === '2026-05-08') throw new RangeError('no such day');\n  return (");
  const inShelf = room.edit(shelf, '  const [latest]', '  page.link(undefined as never);\n  const [latest]');
  const [first, second] = (await findings()).toSorted((one, other) => ((one.file ?? '') < (other.file ?? '') ? -1 : 1));
  expect([first, second]).toMatchObject([
    { file: stamp, line: inStamp },
    { file: shelf, line: inShelf },
  ]);
  expect(second?.hint).toMatch(/^Correct the call of Wortlaut there; or if it reads a value that is missing in the structure /);
});

test.each([
  ['format(undefined as never)', "the fact 'undefined' does not exist."],
  ["regionName('Deutschland')", "'Deutschland' is not a country; write its code of two letters, such as 'de'."],
  ["regionName('xx')", "'xx' is not a country; write its code of two letters, such as 'de'."],
  ["link({ page: 'houres' } as never)", "the page 'houres' does not exist; the nearest is 'hours'."],
  ["requiredLink({ page: 'houres' } as never)", "the page 'houres' does not exist; the nearest is 'hours'."],
  ["link({ page: 'hours', edition: 'dk-da' })", "no page has the edition 'dk-da'; write a country of the site, or a country and a"],
  ['number(0 / 0)', 'NaN is not a number that readers understand.'],
  ["money(1 / 0, 'EUR')", 'Infinity is not a number that readers understand.'],
  ["date('2026-02-30')", "'2026-02-30' is not a day of the calendar; a date is written as '2026-07-31'."],
])('WL6001 a value that Wortlaut cannot write is reported at its call, with what is expected: %s', async (call, sentence) => {
  const line = room.edit(shelf, '  const [latest]', `  page.${call};\n  const [latest]`);
  expect(await findings()).toMatchObject([
    { code: 'WL6001', file: shelf, line, message: expect.stringContaining(sentence), hint: 'Correct the call of Wortlaut there.' },
  ]);
});

test('WL6001 an unknown page is reported once, at its line, although the compiler refuses it, too', async () => {
  const line = room.edit(shelf, '  const [latest]', "  page.requiredLink({ page: 'houres' });\n  const [latest]");
  const { diagnostics } = await check(room.site());
  expect(diagnostics).toMatchObject([{ code: 'WL6001', file: shelf, line }]);
});

test.each([
  ['async', `async function Late() {\n  return <p />;\n}\n`],
  ['waiting', `const never = new Promise<string>(() => {});\nconst Late = () => use(never);\nimport { use } from 'react';\n`],
])('WL6001 a component that is %s is told so', async (_, component) => {
  room.edit(template, heading, `${heading}<Late />`);
  room.append(template, component);
  expect(await findings()).toMatchObject([
    { message: expect.stringContaining('a component is async or waits for a promise, but pages are written at once.') },
  ]);
});

test('WL6001 a component that draws itself without end is reported once, at its line', async () => {
  room.edit(template, heading, `${heading}<Nest />`);
  const line = room.append(template, 'function Nest() {\n  return <div><Nest /></div>;\n}\n');
  const ended = await build();
  expect(foundIn(ended)).toMatchObject([
    {
      code: 'WL6001',
      file: template,
      line,
      message: expect.stringMatching(
        /^The template 'leaflet' failed on \S+ \(page '.*'\): it does not end: a loop goes on for ever, or a component draws itself.$/,
      ),
      hint: 'Correct it there.',
    },
  ]);
  expect(ended.code).toBe(1);
});

test('WL5001 a template that writes nothing is reported in the list of templates', async () => {
  room.edit(template, '  return (', '  if (copy) return null;\n  return (');
  const found = (await findings()).filter(({ code }) => code === 'WL5001');
  expect(found).toMatchObject([
    { file: 'runtime/templates.ts', message: expect.stringMatching(/^The template 'leaflet' writes nothing on /) },
  ]);
});

test('WL6001 an island that reads the page is reported, because browsers have none', async () => {
  const island = 'runtime/islands/book-finder.tsx';
  const line = room.edit(island, 'const hydrated = useHydrated();', 'const hydrated = usePage() && useHydrated();');
  room.append(island, "import { usePage } from 'wortlaut/react';\n");
  expect(await findings()).toMatchObject([
    { code: 'WL6001', file: island, line, message: expect.stringContaining('an island gets its texts and links as props') },
  ]);
});

test('WL2010 a word that a component mistypes is reported at its line, once', async () => {
  const layout = 'runtime/layout.tsx';
  const line = room.edit(layout, "text('skip')", "text('skipp')");
  expect(await findings()).toMatchObject([{ code: 'WL2010', file: layout, line, hint: expect.stringContaining("There is 'layout.skip'") }]);
});

test('WL6001 a value that React refuses to draw is reported without a line, with the name of the template', async () => {
  room.edit(template, heading, '<h1>{{ heading: copy.heading } as never}</h1>');
  expect(await findings()).toMatchObject([
    {
      file: 'runtime/templates.ts',
      message: expect.stringMatching(/^The template 'leaflet' failed on .*: Objects are not valid as a React child/),
    },
  ]);
});

test('a wrong value in a structure is reported for the structure, before any page is rendered', async () => {
  room.edit('content/pages/hours/page.ts', 'days: 2', "days: 'two' as never");
  expect(await findings()).toMatchObject([{ code: 'WL1026', file: 'content/pages/hours/page.ts' }]);
});

/** Properties that cannot travel, each with its words. */
const props = [
  ['onPick: () => 1', "a function as 'onPick'"],
  ['list: [{ pick() {} }]', "a function as 'pick'"],
  ["sign: Symbol('x')", "a symbol as 'sign'"],
  ['amount: 1n', "a bigint as 'amount'"],
  ['amount: 0 / 0', "NaN as 'amount'"],
  ['day: new Date(0)', "an object of the class Date as 'day'"],
  ['day: { toJSON: () => 1 }', "a group with a function toJSON as 'day'"],
  ['all: new Map()', "an object of the class Map as 'all'"],
  ['shop: new (class Shop { name = 1 })()', "an object of the class Shop as 'shop'"],
  ['list: [undefined]', "undefined as '0'"],
  ['list: (() => { const list: unknown[] = []; return [list.push(list), list]; })()', "a group that contains itself as '0'"],
  ['node: <p />', "a React element as 'node'"],
] as const;
const entries = [
  'a-book-comes-home',
  'a-lamp-for-every-chair',
  'an-evening-of-dictation',
  'open-until-the-light-goes',
  'the-stove-is-lit',
  'what-the-moths-left',
];

test('WL6001 properties of islands that cannot travel to browsers are reported, each on its page', async () => {
  const article = 'runtime/pages/article.tsx';
  const all = props.map(([prop]) => `() => ({ ${prop} })`).join(', ');
  room.edit(article, 'const page = usePage();', `const page = usePage();\n  const props = [${all}][paths.indexOf(page.path)]?.();`);
  room.edit(article, '<h1>', '{props && <Island of="book-finder" when="load" props={props as never} />}<h1>');
  const paths = ['en', 'fr'].flatMap((language) => entries.map((entry) => `/${language}/journal/${entry}/`));
  room.append(
    article,
    `import { createIsland } from 'wortlaut/react';
import { islands } from '../islands/registry.ts';
const Island = createIsland(islands);
const paths = ${JSON.stringify(paths)};
`,
  );
  const found = (await findings()).map(({ code, file, message }) => [
    code,
    file,
    /'book-finder' is given (.*? as '\w+')/.exec(message)?.[1],
  ]);
  expect(found.sort()).toEqual(props.map(([, words]) => ['WL6001', 'runtime/templates.ts', words]).sort());
});

const now = 'Reflect.construct(Date, []).toISOString()';

test.each([
  ['the time', now],
  ['a coin', "[Math][0]?.random() < 0.5 ? 'heads' : 'tails'"],
  ['a counter of the module', 'count++'],
])('WL6001 a page shows %s, from code in which that is not visible', async (_, code) => {
  room.write('runtime/changing.ts', `let count = 0;\nexport const changing = () => String(${code});\n`);
  room.edit(template, 'import type { ReactNode }', "import { changing } from '../changing.ts';\nimport type { ReactNode }");
  room.edit(template, heading, '<h1 data-note={changing()}>{copy.heading}</h1>');
  const [one, ...more] = await findings();
  expect(more).toEqual([]);
  expect(one).toMatchObject({ code: 'WL6001', message: expect.stringContaining('when it is rendered again') });
});

test('WL6001 a fragment of the layout has the time', async () => {
  const layout = 'runtime/layout.tsx';
  room.edit(layout, 'usePage }', 'fragment, usePage }');
  room.edit(layout, '<footer>', '<Opened />\n      <footer>');
  room.append(layout, `const Opened = fragment(() => <p data-note={${now}} />);\n`);
  const [one] = await findings();
  expect(one).toMatchObject({ code: 'WL6001', message: expect.stringContaining('when it is rendered again') });
});

test('an image in a fragment of the layout is the same in every rendering', async () => {
  const layout = 'runtime/layout.tsx';
  room.edit(layout, 'usePage }', 'fragment, usePage }');
  room.edit(layout, '<footer>', '<Opened />\n      <footer>');
  room.append(layout, 'const Opened = fragment(() => <img src="/icon-192.png" alt="" width={192} height={192} />);\n');
  expect(await findings()).toEqual([]);
});

test('WL6001 the structured data of a page have the time', async () => {
  const data = `structuredData: ({ origin }) => [{ '@type': 'Organization', name: 'Room', url: origin, foundingDate: ${now} }]`;
  room.edit('runtime/theme.ts', '  colours: {', `  ${data},\n  colours: {`);
  const message = expect.stringContaining('when it is rendered again');
  expect(await findings()).toContainEqual(expect.objectContaining({ code: 'WL6001', message }));
});

test('WL6001 a function in the place of a text is reported where it is written, although React leaves it out', async () => {
  room.edit(template, '  return (', "  const price = (() => '14 €') as never;\n  return (");
  room.edit(template, heading, `${heading}<p>{price}</p>`);
  expect(await findings()).toMatchObject([
    {
      code: 'WL6001',
      file: template,
      line: room.lineOf(template, '{price}'),
      message: expect.stringMatching(/<p> contains the function 'price' instead of a text; call it, and show what it returns\./),
    },
  ]);
});

test('WL6006 a text that a template mistypes is reported once, at its line', async () => {
  const line = room.edit(template, heading, `${heading}<p>{copy.headingg}</p>`);
  const { diagnostics } = await check(room.site());
  expect(diagnostics).toMatchObject([{ code: 'WL6006', file: template, line }]);
});

test('WL2010 a text of a missing group is reported once, with the line that reads it', async () => {
  const line = room.edit(template, heading, '<h1>{(copy as never as { absent: { text: string } }).absent.text}</h1>');
  expect(await findings()).toMatchObject([
    { code: 'WL2010', dataPath: ['absent'], also: expect.arrayContaining([expect.objectContaining({ file: template, line })]) },
  ]);
});

test('WL6001 names a function of Wortlaut as the template writes it', async () => {
  room.edit(shelf, '  const [latest]', '  (usePage() as never as { nothing(): void }).nothing();\n  const [latest]');
  expect(await findings()).toMatchObject([
    { code: 'WL6001', message: expect.stringMatching(/: usePage\(\.\.\.\)\.nothing is not a function\./) },
  ]);
});
