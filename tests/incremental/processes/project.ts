import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Diagnostic } from '../../../generator/index.ts';
import { type Ended, type Started, startProcess } from '../../support/command.ts';
import { root, testFolder } from '../../support/paths.ts';
import type { Edit } from '../edit.ts';
import { type Folders, type Outcome, outputOf } from '../outcome.ts';

/** A copy of Wortlaut whose code can be changed. */
export interface Project {
  readonly folder: string;
  foldersOf(name: string): Folders;
  /** Makes the code that of the repository with the given edits. */
  edit(edits: readonly Edit[]): void;
  build(folders: Folders): Started;
}

const code = ['generator', 'runtime', 'cli', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** `precompiled`: builds start in a fifth of the time, and the code cannot be edited. */
export function copyProject({ precompiled = false } = {}): Project {
  mkdirSync(testFolder, { recursive: true });
  const folder = mkdtempSync(`${testFolder}/project-`);
  for (const path of code) cpSync(`${root}/${path}`, `${folder}/${path}`, { recursive: true });
  symlinkSync(`${root}/node_modules`, `${folder}/node_modules`);
  if (precompiled) execFileSync(process.execPath, ['generator/precompile/process.mjs', 'precompile'], { cwd: folder });
  const program = precompiled ? [`${folder}/cli/main.mjs`] : ['--import', 'tsx', `${folder}/cli/main.ts`];
  let edited: readonly string[] = [];
  return {
    folder,
    foldersOf: (name) => ({ content: `${folder}/${name}/content`, out: `${folder}/${name}/dist`, cache: `${folder}/cache` }),
    edit(edits) {
      for (const file of edited) cpSync(`${root}/${file}`, `${folder}/${file}`);
      const changes = edits.flatMap((one) => one.changes).flatMap((change) => ('find' in change ? [change] : []));
      for (const { file, find, replace } of changes) {
        const text = readFileSync(`${folder}/${file}`, 'utf8');
        if (!text.includes(find)) throw new Error(`'${find}' does not stand in ${file}`);
        writeFileSync(
          `${folder}/${file}`,
          text.replace(find, () => replace),
        );
      }
      edited = changes.map(({ file }) => file);
    },
    build({ content, out, cache }) {
      const command = [...program, 'build', '--content', content, '--out', out, '--format', 'json'];
      return startProcess(process.execPath, command, {
        ...process.env,
        TSX_TSCONFIG_PATH: `${folder}/tsconfig.json`,
        WORTLAUT_CACHE: cache,
        // Without a precompiled tool the command would start to make one, which goes on when the build has ended.
        ...(!precompiled && { WORTLAUT_PRECOMPILED: 'off' }),
      });
    },
  };
}

/** The findings that the command line printed about the content. Empty for a build that another one kept from writing. */
export function answerOf({ code: exit, stdout, stderr }: Ended): Pick<Outcome, 'ok' | 'diagnostics'> & { readonly kept: boolean } {
  if (exit === null || exit > 2 || !stdout) throw new Error(`the build ended with ${exit}:\n${stdout}${stderr}`);
  const { ok, diagnostics }: { ok: boolean; diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return { ok, diagnostics, kept: diagnostics.some(({ code: found }) => found === 'WL6004') };
}

/** Files that are not as they must be. */
export function differences(out: string, expected: Outcome['output']): string[] {
  const found = outputOf(out);
  return [...new Set([...Object.keys(found), ...Object.keys(expected)])].filter((path) => found[path] !== expected[path]).sort();
}
