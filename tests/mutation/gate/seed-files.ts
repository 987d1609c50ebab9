import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { load } from '../../../generator/1-load/load.ts';
import { check } from '../../../generator/2-check/check.ts';
import { vocabularyOf } from '../../../generator/compile/configuration/theme-vocabulary.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';
import { siteFolder } from '../../support/site-folder.ts';
import { type FileKind, fileKinds } from './file-kinds.ts';
import type { Outcome } from './result.ts';
import { batchesOf, chosen } from './sample.ts';

interface Seed {
  readonly kind: FileKind;
  readonly path: string;
  readonly text: string | Uint8Array;
  readonly holds: readonly string[];
}

/** Makes a number of faults of every kind in files of a copy of the content folder, several at once, and reads and checks the folder. */
export async function seedFiles(places: number, random: (below: number) => number): Promise<Outcome[]> {
  const folder = `${root}/content`;
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /\.(ts|jsonl|lock)$/.test(path)).sort();
  const outcomes: Outcome[] = [];
  const seeds = await Promise.all(fileKinds.map((kind) => seedsOf({ kind, paths, folder }, places, random)));
  for (const batch of batchesOf(seeds.flat(), places)) {
    const files = batch.map(({ kind, path, text }) => [kind.renamed?.(path) ?? path, text] as const);
    const site = await siteFolder({ from: folder, files: Object.fromEntries(files) });
    await site.drop(...batch.flatMap(({ kind, path }) => (kind.renamed ? path : [])));
    const { content, diagnostics: loading } = await load(site.content);
    await site.remove();
    const checked = content ? check(content, await vocabularyOf(opened({ content: site.content, today: '2026-11-21' }))) : [];
    const diagnostics = [...loading, ...checked];
    outcomes.push(
      ...batch.map(({ kind, path }) => ({
        kind: kind.name,
        detail: path,
        code: diagnostics.find(
          ({ code, file }) => kind.codes.includes(code) && file === `content/${kind.reported ?? kind.renamed?.(path) ?? path}`,
        )?.code,
      })),
    );
  }
  return outcomes;
}

async function seedsOf(
  { kind, paths, folder }: { kind: FileKind; paths: readonly string[]; folder: string },
  places: number,
  random: (below: number) => number,
): Promise<Seed[]> {
  const among = chosen(
    paths.filter((path) => kind.among.test(path)),
    places,
    random,
  );
  const seeds = await Promise.all(
    among.map(async (path): Promise<Seed | undefined> => {
      const before = await readFile(`${folder}/${path}`, 'utf8');
      const text = kind.alter(before);
      if (text === before && !kind.renamed) return undefined;
      return { kind, path, text, holds: [path, ...(await importsOf(path, folder)), ...(kind.beside?.(path) ?? [])] };
    }),
  );
  return seeds.flatMap((seed) => seed ?? []);
}

/** The files that a file imports, and those that they import: where one cannot be loaded, its own fault is not reached. Types that are generated import nothing. */
async function importsOf(path: string, folder: string): Promise<string[]> {
  const text = await readFile(`${folder}/${path}`, 'utf8').catch(() => '');
  const imported = [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, other = '']) => join(dirname(path), other));
  return [...imported, ...(await Promise.all(imported.map((other) => importsOf(other, folder)))).flat()];
}
