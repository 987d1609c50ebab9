import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { SharedContent } from '../../model/content.ts';
import { type Fact, keyOfFact } from '../../model/fact.ts';

/**
 * WL2017: facts that neither a page nor a document of the theme has read, and no other content names. `read` are the ids that were read.
 * Law has its own checks, a derived fact is a check of others, and the names of a capability are recognised without being read.
 */
export function unusedFacts(content: SharedContent, read: ReadonlySet<string>): Diagnostic[] {
  const unread = [...content.facts].filter(
    ([id, { value }]) => !read.has(id) && printed.has(value.kind) && !('norm' in value || 'derived' in value),
  );
  if (!unread.length) return [];
  const { site, claims, facts, countries, navigation } = content;
  const named = JSON.stringify([site.value, navigation.value, ...[claims, facts, countries].map((all) => [...all.values()])]);
  return unread
    .filter(([id]) => !named.includes(`"${id}"`))
    .map(([id, { file }]) =>
      finding('WL2017', { file, dataPath: [keyOfFact(id)] }, [
        `No page, claim or other fact reads the fact '${id}'.`,
        'Delete it, or write {fact:…} where its value is meant. To keep it, list it with the reason under allowUnused in site.ts.',
      ]),
    );
}

const printed: ReadonlySet<Fact['kind']> = new Set(['money', 'count', 'percent', 'score', 'duration', 'date', 'hours'] as const);
