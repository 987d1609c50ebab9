import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readChecksummed, writeChecksummed } from '../../cache/checksummed-file.ts';
import type { TemplateShapes } from '../../model/template-shape.ts';
import { hash } from '../../package/hash.ts';

const register = 'runtime/register.ts';
/** What makes shapes of types: other code could make others. */
const maker = 'generator/1-load/template-shapes/derive-shapes.ts';

/**
 * What each template reads of its pages, from the cache or made from the types anew. The TypeScript compiler is loaded only where a
 * file that the types stand in has changed. Empty where the project registers no templates.
 */
export async function templateShapes(project: string, cache: string): Promise<TemplateShapes> {
  const sources = sourcesFrom(project, [register, maker]);
  if (!sources.has(register)) return {};
  const key = hash(...[...sources].map(([path, text]) => `${path} ${text.length}\n${text}\n`));
  const file = join(cache, `template-shapes-${key.slice(0, 32)}.json`);
  const kept = await readChecksummed(file);
  if (kept !== undefined && kept !== 'damaged') return JSON.parse(kept);
  const { deriveShapes } = await import('./derive-shapes.ts');
  const shapes = deriveShapes(project, register);
  await writeChecksummed(file, JSON.stringify(shapes));
  return shapes;
}

/** These files and all that they import of the project, types too: path → text. What is not there has no text. */
function sourcesFrom(project: string, first: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const paths = new Set(first);
  for (const path of paths) {
    const text = textOf(join(project, path));
    if (text === undefined) continue;
    found.set(path, text);
    for (const [, specifier = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g))
      paths.add(posix.join(posix.dirname(path), specifier));
  }
  return found;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
