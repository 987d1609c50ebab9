import { RenderContext } from '../../4-render/context.ts';
import { checkSharedTextLimits as checkLimits } from '../../5-inspect/check-text-limits.ts';
import { type BatchTexts, unusedTexts } from '../../5-inspect/unused-texts/unused-texts.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { runCheck } from '../../diagnostics/run-check.ts';
import type { TextLimitsOf } from '../../model/text-limit.ts';
import type { BatchState } from '../reuse/build-state.ts';
import type { DependencyGraph } from '../reuse/dependency-graph.ts';
import type { SharedInputs } from './site-to-build.ts';

/** Texts of dictionaries and contracts that are longer than their limit. */
export function checkSharedTextLimits({ shared, manifest }: SharedInputs, limitsOf: TextLimitsOf): readonly Diagnostic[] {
  // Texts of the pseudo-locale are longer on purpose.
  if (manifest.pseudo) return [];
  return runCheck('text-limits', () => {
    const texts = new RenderContext({ content: shared, manifest, routes: new Map() });
    return checkLimits(shared, { content: shared, resolver: (tag) => texts.resolver(tag), limitsOf });
  });
}

/** The queries of pages, and those that documents of the theme made, with NUL between their parts. */
interface QueriesMade {
  readonly graph: DependencyGraph;
  readonly others: readonly string[];
}

export function checkUnusedTexts(
  inputs: SharedInputs,
  batches: readonly BatchState[],
  { graph, others }: QueriesMade,
): readonly Diagnostic[] {
  const { shared, manifest, vocabulary } = inputs;
  return runCheck('unused-texts', () => {
    const texts = batches.flatMap((batch) => batch.texts ?? []);
    const sets = new Set(batches.flatMap(({ dependencySets }) => dependencySets));
    const site = { routes: manifest.routes, shapes: vocabulary.shapes };
    return unusedTexts(shared, site, [...texts, wordsRead(inputs, [...graph.keysIn(sets), ...others])]);
  });
}

/** The dictionary texts that were queried. */
function wordsRead({ shared }: SharedInputs, keys: Iterable<string>): BatchTexts {
  const read = new Map<string, string[]>();
  for (const key of keys) {
    const [query, language = '', group = '', name = ''] = key.split('\0');
    const file = query === 'word' ? shared.dictionaries.get(language)?.file : undefined;
    if (file === undefined) continue;
    const paths = read.get(file) ?? [];
    read.set(file, paths);
    paths.push(`${group}\0${name}`);
  }
  return { unread: [], read: Object.fromEntries(read) };
}
