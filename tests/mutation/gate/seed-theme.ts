import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { check, openSite } from '../../../generator/index.ts';
import { sharedCache } from '../../support/paths.ts';
import { linkReadingRoom } from '../../theme/copy-reading-room.ts';
import type { Outcome } from './result.ts';
import { batchesOf, chosen } from './sample.ts';
import { elementKinds, propertyKinds, sourceKinds, type ThemeKind } from './theme-kinds.ts';

/** Makes a number of faults of every kind in components of the reading room, several at once in different files, and checks it. */
export async function seedTheme(places: number, random: (below: number) => number): Promise<Outcome[]> {
  const folder = `${mkdtempSync(`${tmpdir()}/wortlaut-theme-`)}/site`;
  linkReadingRoom(folder);
  const paths = readdirSync(`${folder}/runtime`, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));
  const texts = new Map(paths.sort().map((path) => [`runtime/${path}`, readFileSync(`${folder}/runtime/${path}`, 'utf8')]));
  const outcomes: Outcome[] = [];
  for (const kinds of [sourceKinds, elementKinds, propertyKinds]) {
    const seeds = kinds.flatMap((kind) => chosen(seedsOf(kind, texts), Math.ceil(places / 2), random));
    for (const batch of batchesOf(seeds, places)) {
      for (const { file, text } of batch) writeFileSync(`${folder}/${file}`, text);
      const { diagnostics } = await check(openSite(folder, { cache: sharedCache, out: `${folder}/dist`, types: false }));
      for (const { file } of batch) writeFileSync(`${folder}/${file}`, texts.get(file) ?? '');
      const codeAt = ({ kind: { code, reported }, file, line }: Seed) =>
        diagnostics.find((one) => one.code === code && one.file === (reported ?? file) && (reported || one.line === line))?.code;
      outcomes.push(...batch.map((seed) => ({ kind: seed.kind.name, detail: `${seed.file}:${seed.line}`, code: codeAt(seed) })));
    }
  }
  rmSync(`${folder}/..`, { recursive: true });
  return outcomes;
}

interface Seed {
  readonly kind: ThemeKind;
  readonly file: string;
  readonly text: string;
  readonly line: number;
  readonly holds: readonly string[];
}

function seedsOf(kind: ThemeKind, texts: ReadonlyMap<string, string>): Seed[] {
  return [...texts].flatMap(([file, before]) => {
    const text = kind.alter(before);
    const lines = before.split('\n');
    const line = text.split('\n').findIndex((one, index) => one !== lines[index]) + 1;
    return line === 0 ? [] : { kind, file, text, line, holds: [file] };
  });
}
