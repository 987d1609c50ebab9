import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from '../measure/run-tree.ts';

/** Another generator, in a folder of its name beside the installed packages. */
export interface Peer {
  readonly name: string;
  /** The output folder of the pages, within its own folder. */
  readonly out: string;
  /** Converts the data to the form that the peer reads; absent if it reads them as they are. */
  layOut?(folder: string, data: string): Promise<void>;
  command(installed: string): Omit<Command, 'cwd'>;
  /** Throws if the peer is not installed. */
  version(installed: string): string;
}

const packageVersion = (name: string) => (installed: string) =>
  JSON.parse(readFileSync(join(installed, 'node_modules', name, 'package.json'), 'utf8')).version;

/** A script of an installed package, in the Node of all rows. */
export const node = (installed: string, script: string, ...args: readonly string[]) => ({
  program: process.execPath,
  args: [join(installed, 'node_modules', script), ...args],
});

export const peers: readonly Peer[] = [
  {
    name: 'Eleventy',
    out: '_site',
    version: packageVersion('@11ty/eleventy'),
    command: (installed) => node(installed, '@11ty/eleventy/cmd.cjs', '--quiet'),
  },
  {
    name: 'Astro',
    out: 'dist',
    version: packageVersion('astro'),
    command: (installed) => ({ ...node(installed, 'astro/bin/astro.mjs', 'build', '--silent'), env: { ASTRO_TELEMETRY_DISABLED: '1' } }),
  },
  {
    name: 'Next',
    out: 'out',
    version: packageVersion('next'),
    command: (installed) => ({ ...node(installed, 'next/dist/bin/next', 'build'), env: { NEXT_TELEMETRY_DISABLED: '1' } }),
    layOut: shareComponents,
  },
  {
    name: 'Hugo',
    out: 'public',
    version: () => /v([\d.]+)/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[1] ?? '',
    command: () => ({ program: 'hugo', args: ['--quiet'] }),
    layOut: writeFrontMatter,
  },
];

/** Hugo reads a page as the front matter of a file; the start page is a list to it. */
async function writeFrontMatter(folder: string, data: string): Promise<void> {
  await cp(join(data, 'site.json'), join(folder, 'data/site.json'));
  for (const language of await readdir(join(data, 'pages'))) {
    const own = join(folder, 'content', language);
    await mkdir(own, { recursive: true });
    for (const file of await readdir(join(data, 'pages', language))) {
      await cp(join(data, 'pages', language, file), join(own, file === 'home.json' ? '_index.md' : file.replace(/json$/, 'md')));
    }
  }
}

/** Next draws with the components of the bare loop. */
async function shareComponents(folder: string): Promise<void> {
  const bench = fileURLToPath(new URL('..', import.meta.url));
  await cp(join(bench, 'page-shapes.ts'), join(folder, 'page-shapes.ts'));
  await mkdir(join(folder, 'bare'));
  for (const file of await readdir(join(bench, 'bare'))) {
    if (file.endsWith('.tsx')) await cp(join(bench, 'bare', file), join(folder, 'bare', file));
  }
}
