import { closestMatch } from '../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Entry, Page, Wording } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import { wordingAt } from '../model/messages.ts';

/**
 * Reports a text that is missing because the page's structure has a wrong name (`faq: ['strat']`): at the name in page.ts, once for all
 * languages. Returns undefined if the structure does not name the missing text.
 */
export function unknownStructureName(
  page: Pick<Page, 'id' | 'definition'> | undefined,
  copies: readonly Entry<Wording>[],
  path: readonly string[],
): Diagnostic | undefined {
  if (!page) return undefined;
  const { value, file } = page.definition;
  // The first name on the path that no copy has, and the group that should have it.
  const depth = path.findIndex((_, index) => copies.every((copy) => wordingAt(copy.value, path.slice(0, index + 1)) === undefined));
  const name = path[depth];
  if (name === undefined) return undefined;
  const above = path.slice(0, depth);
  // Choose the place whose names lead to the group: `sections.0.text.1` for `sections.phone.text.more`.
  const places = placesOf(name, value.structure, ['structure']);
  const common = (place: readonly string[]) => above.filter((key) => place.includes(key)).length;
  const [place] = places.toSorted((one, other) => common(other) - common(one));
  if (!place) return undefined;
  const names = copies.flatMap((copy) => {
    const group = above.length ? wordingAt(copy.value, above) : copy.value;
    return typeof group === 'object' && !isGap(group) ? Object.keys(group) : [];
  });
  const near = closestMatch(name, names);
  const noun = depth < path.length - 1 ? 'group' : 'text';
  const under = above.length ? ` under ${above.join('.')}` : '';
  return finding('WL2010', {
    file,
    dataPath: place,
    message: `The copy of the page '${page.id}' has no ${noun} '${name}'${under}, which its structure names.`,
    hint: near
      ? `Did you mean '${near}'? Otherwise add the texts, in the source and in every translation.`
      : `Correct the name, or add the ${noun} in the source and in every translation.${names.length ? ` There are ${names.slice(0, 16).join(', ')}.` : ''}`,
    found: name,
    cause: `copy ${page.id}.${path.slice(0, depth + 1).join('.')}`,
    ...(near !== undefined && { suggestionIntent: { title: `Write ${near}`, changes: [{ replace: name, by: near }] } }),
  });
}

/** The paths at which a structure has a name: as an element of a list, as an id, or as a text to show. */
function placesOf(name: string, value: unknown, path: readonly string[]): (readonly string[])[] {
  if (value === name) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(name, inner, [...path, key]));
}
