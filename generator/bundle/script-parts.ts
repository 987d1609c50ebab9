import type { ScriptParts } from '../model/site-files.ts';

/** A script file of the bundler's output. */
interface Chunk {
  readonly fileName: string;
  /** The module that the file was made for. */
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly name: string;
}

/** Divides script files by the time at which they are fetched: with every page, with an island, or later. */
export function scriptParts(chunks: readonly Chunk[]): ScriptParts {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (first: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(first)) {
      seen.add(first);
      for (const next of byFile.get(first)?.imports ?? []) withImports(next, seen);
    }
    return seen;
  };
  const always = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => /\/(runtime\/client|generator\/client\/hydrate)\.[tj]s$/.test(id)),
  );
  const shared = new Set(always.flatMap(({ fileName }) => [...withImports(fileName)]));
  const islandFiles = chunks.filter(({ facadeModuleId }) => facadeModuleId && /\/islands\/[^/]+\.tsx$/.test(facadeModuleId));
  const islands = islandFiles.map(
    ({ fileName, facadeModuleId }) =>
      [
        /([^/]+)\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? fileName,
        [...withImports(fileName)].filter((file) => !shared.has(file)),
      ] as const,
  );
  const fetched = new Set([...shared, ...islands.flatMap(([, files]) => files)]);
  return {
    shared: [...shared],
    islands: Object.fromEntries(islands),
    onDemand: chunks.map(({ fileName }) => fileName).filter((file) => !fetched.has(file) && byFile.get(file)?.name !== 'redirect'),
  };
}
