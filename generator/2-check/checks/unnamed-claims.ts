import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Claim } from '../../model/claims.ts';
import type { Page } from '../../model/content.ts';
import { leavesOf } from '../../model/wording.ts';
import type { Check } from '../check.ts';
import { languageToRead } from '../claims/places.ts';
import { documentsOf } from '../documents.ts';

/**
 * The words of a claim stand nowhere that the claim does not name, so that the register tells all places. Translations
 * share the keys of the language that is read; questions and contracts claim nothing.
 */
export const unnamedClaims: Check = {
  name: 'unnamed-claims',
  run: (content) => {
    const contracts = new Set(documentsOf(content).map(({ page }) => page.id));
    const pages = [...content.pages.values()].filter(({ id }) => !contracts.has(id));
    return [...content.claims].flatMap(([id, { value }]) =>
      value.triggers ? pages.flatMap((page) => unnamed(page, { id, claim: value })) : [],
    );
  },
};

function unnamed(page: Page, { id, claim }: { readonly id: string; readonly claim: Claim }): Diagnostic[] {
  const language = languageToRead(page);
  const copy = page.copies.get(language);
  const words = claim.triggers?.[language] ?? [];
  if (!copy || !words.length) return [];
  const named = claim.at.flatMap((place) => (place.in === 'page' && place.page === page.id ? (place.path ?? []) : []));
  return leavesOf(copy.value).flatMap(({ path, value }): Diagnostic[] => {
    const at = path.join('.');
    if (typeof value !== 'string' || value.endsWith('?') || named.some((one) => at === one || at.startsWith(`${one}.`))) return [];
    const said = words.find((word) => value.toLowerCase().includes(word.toLowerCase()));
    return said === undefined
      ? []
      : [
          {
            code: 'WL4046',
            severity: 'warning',
            file: copy.file,
            dataPath: path,
            message: `'${at}' says '${said}', which is the claim '${id}', but the register does not name this place.`,
            hint: `Add at.text('${page.id}', '${at}') to the claim, or word the text differently.`,
          },
        ];
  });
}
