import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { type Started, startProcessIn } from './command.ts';
import { type EditableFolder, editableFolder } from './editable-folder.ts';
import { removeLater } from './made-folders.ts';
import { root, sharedCache } from './paths.ts';
import { type CommandEnd, runHere } from './run-here.ts';

/** A copy of the whole project with the content of the minimal site, in which a test may change any file. */
export interface ProjectCopy extends Omit<EditableFolder, 'write'> {
  /** Writes files, executable ones too, that stay until the copy is removed. */
  write(files: Readonly<Record<string, string>>): void;
  /** Starts its command line from the sources, in a process of its own: for edits of Wortlaut itself. */
  start(...given: readonly string[]): Started;
  /** Runs a command of this repository in its folder. */
  run(...given: readonly string[]): Promise<CommandEnd>;
}

interface CopySettings {
  readonly without?: readonly string[];
  /** Copies the real content instead of that of the minimal site, which lacks texts that the theme reads. */
  readonly realContent?: boolean;
}

/** Copies the project to a folder that has no packages above it; links the packages of the original, except those to leave out. */
export function copyProject({ without = [], realContent = false }: CopySettings = {}): ProjectCopy {
  const folder = removeLater(mkdtempSync(`${tmpdir()}/wortlaut-project-`));
  for (const name of ['cli', 'generator', 'runtime', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(`${root}/${name}`, `${folder}/${name}`, { recursive: true });
  cpSync(realContent ? `${root}/content` : `${root}/tests/sites/minimal/content`, `${folder}/content`, { recursive: true });
  mkdirSync(`${folder}/node_modules`);
  for (const name of readdirSync(`${root}/node_modules`))
    if (!without.includes(name)) symlinkSync(`${root}/node_modules/${name}`, `${folder}/node_modules/${name}`);
  const environment = { WORTLAUT_CACHE: sharedCache };
  const start = (...given: readonly string[]) => {
    const env = { ...process.env, ...environment, WORTLAUT_PRECOMPILED: 'off' };
    return startProcessIn({ cwd: folder, env }, process.execPath, ['cli/main.mjs', ...given]);
  };
  return {
    ...editableFolder(folder),
    write(files) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
        writeFileSync(`${folder}/${path}`, text, { mode: 0o755 });
      }
    },
    start,
    run: (...given) => runHere(given, { folder, environment }),
  };
}

/** The findings that a command has printed with `--format json`, with their places. */
export function foundIn({ stdout }: Pick<CommandEnd, 'stdout'>): readonly ReportedFinding[] {
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly ReportedFinding[] };
  return diagnostics;
}

export interface ReportedFinding {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly hint?: string;
}
