import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The TypeScript files below a folder, as sorted paths relative to it with forward slashes. A folder that is not there has none. */
export async function findFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  await collect(folder, '', found);
  return found.sort();
}

async function collect(root: string, below: string, found: string[]): Promise<void> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) await collect(root, path, found);
    else if (entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts')) found.push(path);
  }
}
