import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { createDevServer } from '../../cli/server/dev-server.ts';
import { openDevSite } from '../../cli/server/dev-site.ts';
import { ask, start as listen, stop } from '../unit/cli/request.ts';
import { type Started, startProcessIn } from './command.ts';
import { root, sharedCache } from './paths.ts';
import { type CommandEnd, runHere } from './run-here.ts';

/** A copy of the whole project with the content of the minimal site, in which a test may change any file. */
export interface ProjectCopy {
  readonly folder: string;
  /** Changes a file until `restore`; throws if it does not contain the text. */
  edit(file: string, words: string, others: string): void;
  /** Appends to a file until `restore`, and returns the line where the addition begins. */
  append(file: string, text: string): number;
  /** The line on which a file has some words, from 1. */
  lineOf(file: string, words: string): number;
  restore(): void;
  /** Writes files, executable ones too, that stay until the copy is removed. */
  write(files: Readonly<Record<string, string>>): void;
  /** Starts its command line from the sources, in a process of its own: for edits of Wortlaut itself. */
  start(...given: readonly string[]): Started;
  /** Runs a command of this repository in its folder. */
  run(...given: readonly string[]): Promise<CommandEnd>;
  /** The answer of its development server at an address. */
  shownByDev(address: string): Promise<{ readonly status: number; readonly text: string }>;
  remove(): void;
}

interface CopySettings {
  readonly without?: readonly string[];
  /** Copies the real content instead of that of the minimal site, which lacks texts that the theme reads. */
  readonly realContent?: boolean;
}

/** Copies the project to a folder that has no packages above it; links the packages of the original, except those to leave out. */
export function copyProject({ without = [], realContent = false }: CopySettings = {}): ProjectCopy {
  const folder = mkdtempSync(`${tmpdir()}/wortlaut-project-`);
  for (const name of ['cli', 'generator', 'runtime', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(`${root}/${name}`, `${folder}/${name}`, { recursive: true });
  cpSync(realContent ? `${root}/content` : `${root}/tests/sites/minimal/content`, `${folder}/content`, { recursive: true });
  mkdirSync(`${folder}/node_modules`);
  for (const name of readdirSync(`${root}/node_modules`))
    if (!without.includes(name)) symlinkSync(`${root}/node_modules/${name}`, `${folder}/node_modules/${name}`);
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const before = new Map<string, string>();
  const change = (file: string, text: string) => {
    if (!before.has(file)) before.set(file, read(file));
    writeFileSync(`${folder}/${file}`, text);
  };
  const lineOf = (file: string, words: string) => {
    const text = read(file);
    if (!text.includes(words)) throw new Error(`${file} does not have '${words}'.`);
    return text.slice(0, text.indexOf(words)).split('\n').length;
  };
  const environment = { WORTLAUT_CACHE: sharedCache };
  const start = (...given: readonly string[]) => {
    const env = { ...process.env, ...environment, WORTLAUT_PRECOMPILED: 'off' };
    return startProcessIn({ cwd: folder, env }, process.execPath, ['cli/main.mjs', ...given]);
  };
  return {
    folder,
    lineOf,
    edit(file, words, others) {
      lineOf(file, words);
      change(
        file,
        read(file).replace(words, () => others),
      );
    },
    append(file, text) {
      const now = read(file);
      change(file, now + text);
      return now.split('\n').length;
    },
    restore() {
      for (const [file, text] of before) writeFileSync(`${folder}/${file}`, text);
      before.clear();
    },
    write(files) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
        writeFileSync(`${folder}/${path}`, text, { mode: 0o755 });
      }
    },
    start,
    run: (...given) => runHere(given, { folder, environment }),
    async shownByDev(address) {
      const site = { root: folder, content: `${folder}/content`, cache: sharedCache };
      const pages = openDevSite(site);
      const startVite = () => Promise.reject(new Error('Vite is not needed for a page.'));
      const { server } = createDevServer({ site, respond: pages.respond, onDiagnostics() {}, startVite });
      await listen(server);
      const answer = await ask(server, address);
      await stop(server);
      pages.close();
      return answer;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The findings that a command has printed with `--format json`, with their places. */
export function foundIn({ stdout }: Pick<CommandEnd, 'stdout'>): readonly Found[] {
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Found[] };
  return diagnostics;
}

export interface Found {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly hint?: string;
}
