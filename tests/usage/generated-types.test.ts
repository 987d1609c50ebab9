import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject, foundIn, type ProjectCopy } from '../support/project-copy.ts';

vi.setConfig({ testTimeout: 180_000 });

/* The types that editors read are generated from the files of a site. */

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => project.remove());

const page = `import { definePage } from 'wortlaut';
export default definePage({
  template: 'notice', path: '/:locale/opening', source: 'en', anchors: ['content'], structure: { mood: 'waiting', way: 'home' },
});
`;
const types = () => readFileSync(`${project.folder}/.wortlaut/types/content.d.ts`, 'utf8');
const build = () => project.run('build', '--out', `${project.folder}/dist`, '--format', 'json');

test('a build writes the types, includes an added page, and changes nothing for an unreadable page', async () => {
  expect((await build()).code).toBe(0);
  expect(types()).toContain("    'help': 'content';\n");
  expect(types()).not.toContain("'opening'");
  project.write({ 'content/pages/opening/page.ts': page });
  await build();
  expect(types()).toContain("    'opening': 'content';\n");
  const before = types();
  project.write({ 'content/pages/opening/page.ts': page.replace('});', '') });
  expect((await build()).code).toBe(1);
  expect(types()).toBe(before);
  rmSync(`${project.folder}/content/pages/opening`, { recursive: true });
});

test('WL6015 if the types cannot be written, a build succeeds without them, and a check reports that types are not checked', async () => {
  rmSync(`${project.folder}/.wortlaut/types`, { recursive: true, force: true });
  mkdirSync(`${project.folder}/.wortlaut`, { recursive: true });
  writeFileSync(`${project.folder}/.wortlaut/types`, 'in the way');
  expect((await build()).code).toBe(0);
  const checked = await project.run('check', '--format', 'json');
  rmSync(`${project.folder}/.wortlaut/types`);
  expect(checked.code).toBe(70);
  expect(foundIn(checked).map(({ code }) => code)).toEqual(['WL6015']);
});
