import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../support/paths.ts';

const parts = ['cli', 'generator', 'runtime', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Copies Wortlaut's sources into a folder, so that a component can be changed there; the packages are those of the original. */
export async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}
