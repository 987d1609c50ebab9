import { RenderContext } from '../../4-render/context.ts';
import { checkSharedTextLimits as checkLimits } from '../../5-inspect/check-text-limits.ts';
import { unusedFacts } from '../../5-inspect/unused-texts/unused-facts.ts';
import { type BatchTexts, unusedTexts } from '../../5-inspect/unused-texts/unused-texts.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { runCheck } from '../../diagnostics/run-check.ts';
import type { SharedContent } from '../../model/content.ts';
import type { TextLimitsOf } from '../../model/text-limit.ts';
import type { BatchState } from '../reuse/build-state.ts';
import type { DependencyGraph } from '../reuse/dependency-graph.ts';
import type { SiteToBuild } from './site-to-build.ts';

/** Texts of dictionaries and contracts that are longer than their limit. */
export function checkSharedTextLimits({ shared, manifest, config }: SiteToBuild, limitsOf: TextLimitsOf): readonly Diagnostic[] {
  // Texts of the pseudo-locale are longer on purpose.
  if (manifest.pseudo) return [];
  return runCheck('text-limits', () => {
    const texts = new RenderContext({ content: shared, manifest, routes: new Map(), writeFact: config.writeFact });
    return checkLimits(shared, { content: shared, resolver: (tag) => texts.resolver(tag), limitsOf });
  });
}

/** Texts and facts that no page shows. `others` are the keys of the queries that documents of the theme made. */
export function checkUnusedTexts(
  { shared, manifest, vocabulary }: SiteToBuild,
  batches: readonly BatchState[],
  { graph, others }: { readonly graph: DependencyGraph; readonly others: readonly string[] },
): readonly Diagnostic[] {
  return runCheck('unused-texts', () => {
    const texts = batches.flatMap((batch) => batch.texts ?? []);
    const sets = new Set(batches.flatMap(({ dependencySets }) => dependencySets));
    const keys = [...graph.keysIn(sets), ...others];
    const facts = new Set(keys.flatMap((key) => (key.startsWith('fact\0') ? key.slice('fact\0'.length) : [])));
    const site = { routes: manifest.routes, shapes: vocabulary.shapes };
    return [...unusedTexts(shared, site, [...texts, wordsRead(shared, keys)]), ...unusedFacts(shared, facts)];
  });
}

function wordsRead({ dictionaries }: SharedContent, keys: Iterable<string>): BatchTexts {
  const read = new Map<string, string[]>();
  for (const key of keys) {
    const [query, language = '', group = '', name = ''] = key.split('\0');
    const file = query === 'word' ? dictionaries.get(language)?.file : undefined;
    if (file === undefined) continue;
    const paths = read.get(file) ?? [];
    read.set(file, paths);
    paths.push(`${group}\0${name}`);
  }
  return { unread: [], read: Object.fromEntries(read) };
}
