import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { cleanBuilds } from '../clean-builds.ts';
import { turnFolder } from '../content-folder.ts';
import { filesOf, type Situation } from '../situation.ts';
import { answerOf, type Project } from './project.ts';
import { type ProcessFixture, sites } from './run-scenarios.ts';

/** The command line only uses the real day, so no claim here has a waiver that expires. */
const first: Situation = { edits: new Set(['no claims']), options: {} };

/** Two built sites in a copy of the project, and the data for starting again from there. */
export async function openProcessFixture(project: Project): Promise<ProcessFixture & { remove(): void }> {
  const firstFolder = `${project.folder}/first`;
  let duration = 0;
  for (const name of sites) {
    const folders = project.foldersOf(name);
    await turnFolder(folders.content, { from: new Map(), to: await filesOf(first) });
    const started = performance.now();
    const { ok, diagnostics } = answerOf(await project.build(folders).ended);
    // The last of them, which finds the browser's part in the cache.
    duration = performance.now() - started;
    if (!ok) throw new Error(`the first build failed: ${diagnostics.map(({ message }) => message).join(' ')}`);
  }
  mkdirSync(`${project.folder}/cache`, { recursive: true });
  for (const name of [...sites, 'cache']) {
    cpSync(`${project.folder}/${name}`, `${firstFolder}/${name}`, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  }
  mkdirSync(`${project.folder}/clean`);
  return {
    project,
    firstFolder,
    first,
    duration,
    clean: cleanBuilds(`${project.folder}/clean`),
    remove: () => rmSync(project.folder, { recursive: true, force: true }),
  };
}
