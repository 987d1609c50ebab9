import { rmSync } from 'node:fs';

/** The folders that the present test file has made. */
const made: string[] = [];

/** Removes a folder, and what belongs to it, after the last test of the file. Returns the folder. */
export function removeLater(folder: string, ...others: readonly string[]): string {
  made.push(folder, ...others);
  return folder;
}

export function removeMade(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
