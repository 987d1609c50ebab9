import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Ended, startProcess } from './command.ts';
import { root } from './paths.ts';

/** A copy of the whole project outside of it, with packages of its own choice. */
export interface ProjectCopy {
  readonly folder: string;
  /** Runs the command line of the copy, from its sources. */
  run(...given: readonly string[]): Promise<Ended>;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  remove(): Promise<void>;
}

const copied = ['cli', 'generator', 'runtime', 'content', 'tests/sites', 'package.json', 'tsconfig.json'];

/** Copies the project; its packages are those of the original, but for the ones that are left out. */
export async function projectCopy(without: readonly string[] = []): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'wortlaut-project-'));
  for (const part of copied) await cp(join(root, part), join(folder, part), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules')))
    if (!without.includes(name)) await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  const { NODE_ENV: _, ...environment } = process.env;
  const env = { ...environment, WORTLAUT_ENGINE: 'off', WORTLAUT_CACHE: join(folder, 'cache') };
  return {
    folder,
    run: (...given) => startProcess(process.execPath, [join(folder, 'cli/main.mjs'), ...given], env, folder).ended,
    async write(files) {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), text, { mode: 0o755 });
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
