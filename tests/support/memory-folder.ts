import { existsSync, mkdirSync, mkdtempSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { root, testFolder } from './paths.ts';

/** The file system in memory that Linux offers. */
const memory = '/dev/shm';

/** Bytes that must be free there; containers often have 64 MB in all. */
const enough = 512 * 1024 * 1024;

/**
 * A new folder for a test that writes and removes many thousands of small files: in memory where the machine has room there,
 * otherwise where the other tests write. Its content files find the package 'wortlaut', and are modules, in both.
 */
export function memoryFolder(name: string): string {
  if (!hasRoom()) {
    mkdirSync(testFolder, { recursive: true });
    return mkdtempSync(`${testFolder}/${name}-`);
  }
  const folder = mkdtempSync(`${memory}/wortlaut-${name}-`);
  mkdirSync(`${folder}/node_modules`);
  symlinkSync(root, `${folder}/node_modules/wortlaut`);
  writeFileSync(`${folder}/package.json`, '{ "type": "module" }');
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enough;
}
