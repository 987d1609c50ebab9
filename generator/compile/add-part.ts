import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Addition, PartKind, SiteParts, Wanted } from '../scaffold/addition.ts';
import type { Site } from './configuration/open-site.ts';
import { vocabularyOf } from './configuration/theme-vocabulary.ts';

interface PartToAdd extends Wanted {
  readonly kind: PartKind;
}

/** The files that add a part to a site, which may have findings; only diagnostics if its content cannot be read. Writes nothing. */
export async function addPart(
  site: Site,
  { kind, ...wanted }: PartToAdd,
  read: SiteParts['read'],
): Promise<Addition | { readonly diagnostics: readonly Diagnostic[] }> {
  const { load } = await import('./steps/stages.ts');
  const { content, diagnostics } = await load(site.content);
  if (!content) return { diagnostics };
  const { shapes } = await vocabularyOf(site);
  const { kinds } = await import('../scaffold/kinds.ts');
  const added = kinds[kind]({ content, shapes, read }, wanted);
  const present = 'fault' in added ? undefined : Object.keys(added.made).find((path) => read(path) !== undefined);
  return present === undefined ? added : { fault: `${present} is there already. Choose another name, or delete the file.` };
}
