import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { root } from '../support/paths.ts';

/** Copies the reading room to a folder outside of the repository, with links to the repository's packages. */
export function copyReadingRoom(folder: string): void {
  cpSync(`${root}/tests/theme/reading-room`, folder, { recursive: true });
  mkdirSync(`${folder}/node_modules`);
  for (const name of readdirSync(`${root}/node_modules`)) symlinkSync(`${root}/node_modules/${name}`, `${folder}/node_modules/${name}`);
}
