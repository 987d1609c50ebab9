import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { copyProject, foundIn, type ProjectCopy } from '../support/project-copy.ts';

vi.setConfig({ testTimeout: 180_000 });

/* A template stands in two lists; one that is in a single list is told there, and nothing is told of the pages that use it. */

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
afterEach(() => project.restore());
afterAll(() => project.remove());

const given = (command: string) => (command === 'build' ? [command, '--out', `${project.folder}/dist`] : [command]);

const listed = {
  'WL6021 only its component is named': () => {
    project.edit('runtime/register.ts', '    notice: {', '    notices: {');
    project.edit('runtime/templates.ts', '  notice: NoticePage,', '  notice: NoticePage,\n  notices: NoticePage,');
    return {
      file: 'runtime/templates.ts',
      line: project.lineOf('runtime/templates.ts', 'notice: '),
      message: "The template 'notice' is in runtime/templates.ts, and not in runtime/register.ts.",
      hint: 'Add to runtime/register.ts: notice: { copy: NoticeCopy; structure: NoticeStructure };',
    };
  },
  'WL6021 only its types are named': () => {
    project.edit('runtime/templates.ts', "  'not-found': NotFoundPage,\n", '');
    return {
      file: 'runtime/register.ts',
      line: project.lineOf('runtime/register.ts', "'not-found': "),
      message: "The template 'not-found' is in runtime/register.ts, and not in runtime/templates.ts.",
      hint: "Add to runtime/templates.ts: 'not-found': NotFoundPage,",
    };
  },
};

test.each(Object.entries(listed))('%s: build and check tell it alone', async (_, make) => {
  const expected = make();
  for (const command of ['build', 'check']) {
    const ended = await project.run(...given(command), '--format', 'json');
    expect(foundIn(ended)).toMatchObject([{ code: 'WL6021', severity: 'error', ...expected }]);
    expect(ended.code).toBe(1);
  }
});

test('WL6021 dev shows it', async () => {
  const { file, message } = listed['WL6021 only its types are named']();
  const { text } = await project.shownByDev('/at-en/');
  expect(text).toContain(`error WL6021  ${message}`);
  expect(text).toContain(file);
});
