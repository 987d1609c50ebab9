import { cpSync, type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { root } from '../support/paths.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { identitiesIn } from '../support/snapshot.ts';

vi.setConfig({ testTimeout: 180_000 });

/* Generated files are in folders that Git ignores: no file of the project is written, not even with the same bytes. */

const generated = ['.wortlaut', 'dist', 'node_modules'];

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
  // This content has contracts, for which guides for editors are generated.
  cpSync(`${root}/tests/sites/incremental/content`, `${project.folder}/content`, { recursive: true });
});

const inputs = () =>
  Object.fromEntries(
    readdirSync(project.folder, { withFileTypes: true })
      .filter(({ name }) => !generated.includes(name))
      .map((entry) => [entry.name, identityOf(entry)]),
  );

function identityOf(entry: Dirent): unknown {
  const path = `${project.folder}/${entry.name}`;
  return entry.isDirectory() ? identitiesIn(path) : lstatSync(path).mtimeMs;
}

test.each([
  ['build', 0],
  // The templates of the project ask for facts that this small site does not have.
  ['check', 1],
  ['build --force', 0],
])('%s changes no file of the project', async (command, expected) => {
  const before = inputs();
  const { code, stdout } = await project.run(...command.split(' '));
  expect(code, stdout).toBe(expected);
  expect(existsSync(`${project.folder}/dist/site`)).toBe(true);
  expect(inputs()).toEqual(before);
});
