import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { copyProject, foundIn, type ProjectCopy } from '../support/project-copy.ts';

vi.setConfig({ testTimeout: 180_000 });

/* An error of a template is reported once, at its place in the theme; an error of Wortlaut as an internal one. */

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
afterEach(() => project.restore());
afterAll(() => project.remove());

const template = 'runtime/pages/notice.tsx';
const given = () => ['--out', `${project.folder}/dist`, '--format', 'json'];
const opening = 'const { home, link } = usePage();';

test('WL6001 a template that throws is reported once, with the first of its pages', async () => {
  project.edit(template, opening, `${opening}\n  if (copy.heading) throw new Error('no till today');`);
  const ended = await project.run('build', ...given());
  expect(foundIn(ended)).toMatchObject([
    {
      code: 'WL6001',
      severity: 'error',
      file: template,
      line: project.lineOf(template, 'no till today'),
      message: expect.stringMatching(
        /^The template 'notice' failed on \/404\.html \(page 'not-found'\): no till today\. The same happens on 10 other pages, such as \/at-de\/ and \/at-de\/404\.html\.$/,
      ),
      hint: 'Correct it there.',
    },
  ]);
  expect([ended.code, ended.stderr]).toEqual([1, 'Nothing was written; the last good site is untouched.\n']);
});

test('WL6001 check, explain and coverage report the same error', async () => {
  project.edit(template, opening, `${opening}\n  if (copy.heading) throw new Error('no till today');`);
  const place = `  ${template}:${project.lineOf(template, 'no till today')}:`;
  for (const command of [['check'], ['explain', '/at-en/help/'], ['coverage']]) {
    const { code, stdout, stderr } = await project.run(...command);
    expect([command[0], code]).toEqual([command[0], 1]);
    expect(stdout + stderr).toContain(place);
  }
});

test('WL6001 the place is that of the component, and a wrong call of Wortlaut is reported at the call', async () => {
  project.edit('runtime/illustrations/slip.tsx', 'return (', "if (mood === 'lost') throw new RangeError('no such mood');\n  return (");
  project.edit(template, "link({ page: 'chooser' })", "link(undefined as unknown as { page: 'chooser' })");
  project.edit('content/pages/help/page.ts', "way: 'home'", "way: 'chooser'");
  const found = foundIn(await project.run('build', ...given()));
  expect(found.map(({ file, line }) => [file, line]).sort()).toEqual([
    ['runtime/illustrations/slip.tsx', project.lineOf('runtime/illustrations/slip.tsx', 'no such mood')],
    [template, project.lineOf(template, 'link(undefined')],
  ]);
  expect(found.find(({ file }) => file === template)?.hint).toMatch(
    /^The function that is called here threw it \(generator\/4-render\/[\w-]+\.ts:\d+\)\./,
  );
});

test('WL6001 a value that React refuses to draw is reported without a line, with the name of the template', async () => {
  project.edit(template, '<h1>{copy.heading}</h1>', '<h1>{{ heading: copy.heading } as never}</h1>');
  expect(foundIn(await project.run('build', ...given()))).toMatchObject([
    {
      file: 'runtime/templates.ts',
      message: expect.stringMatching(/^The template 'notice' failed on .*: Objects are not valid as a React child/),
    },
  ]);
});

test('a wrong value in a structure is reported for the structure, before any page is rendered', async () => {
  project.edit('content/pages/help/page.ts', "mood: '", "mood: 'sad' as '");
  const found = foundIn(await project.run('build', ...given()));
  expect(found).toMatchObject([{ code: 'WL1026', file: 'content/pages/help/page.ts' }]);
});

test('WL6018 an error in the code of Wortlaut is reported once with its places as internal: exit code 70', async () => {
  project.edit('generator/4-render/document.ts', 'escapeHtml(title)}</title>', '(undefined as unknown as string[]).length}</title>');
  const ended = await project.start('build', ...given()).ended;
  const [found, ...others] = foundIn(ended);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    code: 'WL6018',
    message:
      "Wortlaut has made a mistake while it made /404.html: TypeError: Cannot read properties of undefined (reading 'length'). The same happens on 10 other pages, such as /at-de/ and /at-de/404.html.",
  });
  const line = project.lineOf('generator/4-render/document.ts', 'unknown as string[]');
  expect(found?.hint).toContain(
    `Your content is not to blame. Please report this with the command and these places: generator/4-render/document.ts:${line}, `,
  );
  expect(ended.code).toBe(70);
  expect((await project.start('explain', '/at-en/help/').ended).code).toBe(70);
});

test('dev shows an error that a page throws at its place', async () => {
  project.edit(template, opening, `${opening}\n  if (copy.heading) throw new Error('no till today');`);
  const line = project.lineOf(template, 'no till today');
  const { status, text } = await project.shownByDev('/at-en/help/');
  expect(status).toBe(500);
  expect(text).toContain(`error WL6001  The template 'notice' failed on /at-en/help/ (page 'help'): no till today.\n${template}:${line}:`);
});

const island = (prop: string) => {
  project.edit(template, 'import { Slip }', "import { Island } from '../components/island.tsx';\nimport { Slip }");
  project.edit(
    template,
    '<h1>{copy.heading}</h1>',
    `<h1>{copy.heading}</h1><Island of="toaster" when="load" props={{ ${prop} } as never} />`,
  );
};

test.each([
  ['onPick: () => 1', "a function as 'onPick'"],
  ['list: [{ pick() {} }]', "a function as 'pick'"],
  ["sign: Symbol('x')", "a symbol as 'sign'"],
  ['amount: 1n', "a bigint as 'amount'"],
  ['amount: 0 / 0', "NaN as 'amount'"],
  ['day: new Date(0)', "a Date as 'day'"],
  ['all: new Map()', "a Map as 'all'"],
  ['node: <p />', "a React element as 'node'"],
])('WL6001 the property { %s } of an island cannot travel to browsers', async (prop, words) => {
  island(prop);
  const [one, ...more] = foundIn(await project.run('build', ...given()));
  expect(more).toEqual([]);
  expect(one).toMatchObject({
    code: 'WL6001',
    file: 'runtime/templates.ts',
    message: expect.stringContaining(`'toaster' is given ${words}`),
  });
});

test.each([
  ['the year', 'Reflect.construct(Date, []).getFullYear()'],
  ['a coin', "[Math][0]?.random() < 0.5 ? 'heads' : 'tails'"],
  ['a counter of the module', 'count++'],
])('WL6001 a page shows %s, from code in which that is not visible', async (_, code) => {
  project.write({ 'runtime/shared/changing.ts': `let count = 0;\nexport const changing = () => String(${code});\n` });
  project.edit(template, 'import { Slip }', "import { changing } from '../shared/changing.ts';\nimport { Slip }");
  project.edit(template, '<h1>{copy.heading}</h1>', '<h1 data-note={changing()}>{copy.heading}</h1>');
  const [one, ...more] = foundIn(await project.run('build', ...given()));
  expect(more).toEqual([]);
  expect(one).toMatchObject({ code: 'WL6001', message: expect.stringContaining('when it is rendered again') });
});

test('WL6001 a fragment of the layout shows the time', async () => {
  project.write({ 'runtime/shared/changing.ts': 'export const changing = () => Reflect.construct(Date, []).toISOString();\n' });
  project.edit('runtime/components/footer.tsx', 'import ', "import { changing } from '../shared/changing.ts';\nimport ");
  project.edit('runtime/components/footer.tsx', '<footer', '<footer data-note={changing()}');
  const found = foundIn(await project.run('build', ...given()));
  expect(found[0]).toMatchObject({ code: 'WL6001', message: expect.stringContaining('when it is rendered again') });
});

test('WL6001 the structured data of a page has the time', async () => {
  project.edit(
    'runtime/structured-data.ts',
    "'@type': 'Organization',",
    "'@type': 'Organization',\n    foundingDate: new Date().toISOString(),",
  );
  const found = foundIn(await project.run('build', ...given()));
  expect(found[0]).toMatchObject({ code: 'WL6001', message: expect.stringContaining('when it is rendered again') });
});
