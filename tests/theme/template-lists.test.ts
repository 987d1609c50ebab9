import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { copyProject, foundIn, type ProjectCopy } from '../support/project-copy.ts';

vi.setConfig({ testTimeout: 180_000 });

/* A template is in two lists; one that is in a single list is reported there, without findings about its pages. */

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
afterEach(() => project.restore());
afterAll(() => project.remove());

const given = (command: string) => (command === 'build' ? [command, '--out', `${project.folder}/dist`] : [command]);

const listed = {
  'WL6021 only its component is named': () => {
    project.edit('runtime/register.ts', '    notice: NoticeProps;', '    notices: NoticeProps;');
    project.edit('runtime/templates.ts', '  notice: NoticePage,', '  notice: NoticePage,\n  notices: NoticePage,');
    return {
      file: 'runtime/templates.ts',
      line: project.lineOf('runtime/templates.ts', 'notice: '),
      message: "The template 'notice' is in runtime/templates.ts, and not in runtime/register.ts.",
      hint: 'Add to runtime/register.ts: notice: NoticeProps;',
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

test.each(Object.entries(listed))('%s: build and check report only that', async (_, make) => {
  const expected = make();
  for (const command of ['build', 'check']) {
    const ended = await project.run(...given(command), '--format', 'json');
    expect(foundIn(ended)).toMatchObject([{ code: 'WL6021', severity: 'error', ...expected }]);
    expect(ended.code).toBe(1);
  }
});

test('WL6021 dev reports it as a fault of the site, and not as an internal one', async () => {
  const { message } = listed['WL6021 only its types are named']();
  const { process: server, ended } = project.start('dev', '--port', '0');
  const said = await new Promise<string>((heard) => {
    let text = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (more) => {
        text += more;
        if (/error WL\d{4} .*\n/.test(text)) heard(text);
      });
  });
  server.kill('SIGTERM');
  await ended;
  expect(said).toContain(`error WL6021  ${message}`);
  expect(said).not.toContain('WL6018');
});
