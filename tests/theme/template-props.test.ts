import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { copyProject, foundIn, type ProjectCopy } from '../support/project-copy.ts';

vi.setConfig({ testTimeout: 180_000 });

/* The type of a template's props declares the data that it reads; if that type has no name, nothing else is reported. */

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
afterEach(() => project.restore());
afterAll(() => project.remove());

const given = (command: string) => (command === 'build' ? [command, '--out', `${project.folder}/dist`] : [command]);

const file = 'runtime/templates.ts';
const message = "The component of the template 'reviews' does not name the type of its props, so its pages cannot be checked.";
const unnamed = () => {
  const { copy, structure } = { copy: "ReviewsProps['copy']", structure: "ReviewsProps['structure']" };
  project.edit('runtime/pages/reviews.tsx', '}: ReviewsProps)', `}: { copy: ${copy}; structure: ${structure} })`);
};

const faults = {
  'WL6021 a component whose props have a type without a name': () => {
    unnamed();
    const hint =
      'Import a function from its file here, and give its props a type that is imported there or exported: function ReviewsPage({ copy, structure }: ReviewsProps).';
    return { file, line: project.lineOf(file, '  reviews: '), message, hint };
  },
  'WL6021 a component that is imported from elsewhere than its file': () => {
    project.edit(file, './pages/reviews.tsx', './pages/index.ts');
    project.write({ 'runtime/pages/index.ts': "export { ReviewsPage } from './reviews.tsx';\n" });
    return { file, line: project.lineOf(file, '  reviews: '), message };
  },
};

test.each(Object.entries(faults))('%s: build and check report only this fault', async (_, make) => {
  const expected = make();
  for (const command of ['build', 'check']) {
    const ended = await project.run(...given(command), '--format', 'json');
    expect(foundIn(ended)).toMatchObject([{ code: 'WL6021', severity: 'error', ...expected }]);
    expect(ended.code).toBe(1);
  }
});

test('WL6021 dev reports an unnamed type as a fault of the site, and not as an internal one', async () => {
  unnamed();
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
