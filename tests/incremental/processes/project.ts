import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Diagnostic } from '../../../generator/index.ts';
import { findTool } from '../../../generator/precompile/store.mjs';
import { type Ended, type Started, startProcessIn } from '../../support/command.ts';
import { root, testFolder } from '../../support/paths.ts';
import type { Edit } from '../edit.ts';
import type { Folders, Outcome } from '../outcome.ts';

/** A copy of Wortlaut whose code can be changed. */
export interface Project {
  readonly folder: string;
  /** Sets the code to that of the repository with the given edits. */
  edit(edits: readonly Edit[]): void;
  /** Installs another version of a package, with a text of one of its files replaced. */
  upgrade(name: string, file: string, words: readonly [find: string, replace: string]): void;
  /** Runs by default from the precompiled tool, if that is of the present code. */
  build(folders: Folders, options?: { readonly fromSources: boolean }): Started;
}

const code = ['generator', 'runtime', 'cli', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** npm's list of the installed packages, in their folder. */
const installed = '.package-lock.json';

/** Builds start from a precompiled tool, in a fifth of the time; from the sources while the code or a package is changed. */
export function copyProject(): Project {
  const folder = mkdtempSync(`${testFolder}/project-`);
  for (const path of code) cpSync(`${root}/${path}`, `${folder}/${path}`, { recursive: true });
  symlinkSync(`${root}/node_modules`, `${folder}/node_modules`);
  // The tool of the repository, if it has one, is that of the copy: its record knows the sources by their bytes.
  const tools = '.wortlaut/precompiled';
  if (existsSync(`${root}/${tools}`)) cpSync(`${root}/${tools}`, `${folder}/${tools}`, { recursive: true });
  execFileSync(process.execPath, ['generator/precompile/process.mjs', 'precompile'], { cwd: folder });
  let edited: readonly string[] = [];
  return {
    folder,
    edit(edits) {
      for (const file of edited) cpSync(`${root}/${file}`, `${folder}/${file}`);
      const changes = edits.flatMap((one) => one.changes).flatMap((change) => ('find' in change ? [change] : []));
      for (const { file, find, replace } of changes) {
        replaceIn(`${folder}/${file}`, find, replace);
      }
      edited = changes.map(({ file }) => file);
    },
    upgrade(name, file, [find, replace]) {
      const packages = `${folder}/node_modules`;
      rmSync(packages);
      mkdirSync(packages);
      for (const other of readdirSync(`${root}/node_modules`))
        if (other !== name && other !== installed) symlinkSync(`${root}/node_modules/${other}`, `${packages}/${other}`);
      cpSync(`${root}/node_modules/${name}`, `${packages}/${name}`, { recursive: true });
      replaceIn(`${packages}/${name}/${file}`, find, replace);
      cpSync(`${root}/node_modules/${installed}`, `${packages}/${installed}`);
      replaceIn(
        `${packages}/${installed}`,
        `"node_modules/${name}": {\n      "version": "`,
        `"node_modules/${name}": {\n      "version": "9`,
      );
    },
    build({ content, out, cache }, { fromSources } = { fromSources: false }) {
      const command = [`${folder}/cli/main.mjs`, 'build', '--content', content, '--out', out, '--format', 'json'];
      // Without a tool of the present code the command would start to make one, which goes on when the build has ended.
      const env = { ...process.env, WORTLAUT_CACHE: cache, WORTLAUT_PRECOMPILED: !fromSources && findTool(folder) ? 'on' : 'off' };
      return startProcessIn({ cwd: folder, env }, process.execPath, command);
    },
  };
}

function replaceIn(file: string, find: string, replace: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(find)) throw new Error(`${file} does not contain '${find}'`);
  writeFileSync(
    file,
    text.replace(find, () => replace),
  );
}

/** The answer of the command line. */
export function answerOf({ code: exit, stdout, stderr }: Ended): Pick<Outcome, 'ok' | 'diagnostics'> {
  if (exit === null || exit > 2 || !stdout) throw new Error(`the build ended with ${exit}:\n${stdout}${stderr}`);
  const { ok, diagnostics }: { ok: boolean; diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return { ok, diagnostics };
}
