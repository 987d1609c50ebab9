import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

/* What our own renderer leaves to react-dom/server is called by the React that the theme uses, in the precompiled tool too. */

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => project.remove());

test('a template with a class component is built', async () => {
  const template = 'runtime/pages/notice.tsx';
  project.edit(template, 'import { Slip }', "import { Component } from 'react';\nimport { Slip }");
  project.edit(template, '<h1>{copy.heading}</h1>', '<h1>\n        <Heading text={copy.heading} />\n      </h1>');
  project.append(
    template,
    'class Heading extends Component<{ text: string }> {\n  override render() {\n    return this.props.text;\n  }\n}\n',
  );
  const { code, stdout, stderr } = await project.runPrecompiled('build', '--force', '--out', `${project.folder}/dist`);
  expect([code, stdout + stderr]).toEqual([0, expect.not.stringContaining('WL6001')]);
}, 180_000);
