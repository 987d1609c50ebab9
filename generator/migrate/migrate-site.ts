import type { Migration } from './migrate.ts';

/** Applies every codemod to the source files of a site. Loads the TypeScript compiler. */
export async function migrateSite(texts: ReadonlyMap<string, string>): Promise<Migration> {
  const { migrate } = await import('./migrate.ts');
  return migrate(texts);
}
