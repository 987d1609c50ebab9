import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { root } from '../support/paths.ts';

/** Copies the reading room to a folder outside of the repository, with links to the repository's packages. */
export function copyReadingRoom(folder: string): void {
  cpSync(`${root}/tests/theme/reading-room`, folder, { recursive: true });
  linkPackages(folder);
}

/** Links the repository's packages into a site. */
export function linkPackages(folder: string): void {
  mkdirSync(`${folder}/node_modules`, { recursive: true });
  for (const name of readdirSync(`${root}/node_modules`)) symlinkSync(`${root}/node_modules/${name}`, `${folder}/node_modules/${name}`);
}

/** Copies the reading room with the sources of Wortlaut instead of the package, and with declarations for those in JavaScript. */
export function linkReadingRoom(folder: string): void {
  copyReadingRoom(folder);
  symlinkSync(root, `${folder}/node_modules/wortlaut`);
  const settings = `${folder}/tsconfig.json`;
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('"strict": true,', '"strict": true,\n    "allowJs": true,'));
}
