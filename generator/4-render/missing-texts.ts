import { closestMatch } from '../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Entry, Page, Wording } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import { type MarkedPart, markupShapes } from '../model/inline-markup.ts';
import type { Route } from '../model/manifest.ts';
import { messagesOf, wordingAt } from '../model/messages.ts';
import type { ValuePlace } from '../model/reading.ts';
import { valuesEqual } from '../model/structure-values.ts';
import { framesOf, isOfTheme } from '../package/stack-frames.ts';

/** WL2010: a text that the template reads and that no copy of the page has; once for all pages of the template. */
export function missingCopy(
  copies: readonly Entry<Wording>[],
  path: readonly string[],
  by: { page: string; template: string },
): Diagnostic {
  return finding('WL2010', { ...(copies[0] && { file: copies[0].file }), dataPath: path, cause: `copy ${by.template}.${path.join('.')}` }, [
    `The template of the page '${by.page}' reads the text '${path.join('.')}', which this file does not have.`,
    hintFor(nearestName(path, copies)),
  ]);
}

/** WL2032: a text with markup where the template can only show plain text. */
export function markupInPlainPlace({ file, dataPath }: ValuePlace, kind: MarkedPart['kind'], { page }: Route): Diagnostic {
  return finding('WL2032', { file, dataPath, cause: `markup ${page}.${dataPath.join('.')}` }, [
    `'${dataPath.join('.')}' has ${markupShapes[kind]}, which this place shows as characters.`,
    'Remove the markup and keep its words. Places that show it have the type RichText in the shape of their template.',
  ]);
}

/** WL2010: a text that the page shows and that the dictionary does not have; with a similar name at its place in the theme. */
export function missingWord(
  dictionary: Entry<Wording> | undefined,
  path: readonly string[],
  place: { file: string; route: Route },
): Diagnostic {
  const near = nearestName(path, dictionary ? [dictionary] : []);
  const mistyped = near ? framesOf(new Error()).find(isOfTheme) : undefined;
  return finding('WL2010', { file: place.file, ...mistyped, dataPath: path, cause: `dictionary ${path.join('.')}` }, [
    `The page ${place.route.path} shows the text '${path.join('.')}', which does not exist.`,
    hintFor(near),
  ]);
}

/** The existing name that may be meant by a name that is missing. */
function nearestName(path: readonly string[], files: readonly Entry<Wording>[]): string | undefined {
  const names = files.flatMap(({ value }) => messagesOf(value).map((leaf) => leaf.path.join('.')));
  return closestMatch(path.join('.'), names);
}

const hintFor = (near: string | undefined) =>
  near
    ? `There is '${near}': correct its name if it is meant; otherwise add the text, in the source and in every translation.`
    : 'Add the text, in the source and in every translation.';

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
  const places = valuesEqual(name, value.structure, ['structure']);
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
  const fix = near !== undefined && { suggestionIntent: { title: `Write ${near}`, changes: [{ replace: name, by: near }] } };
  return finding('WL2010', { file, dataPath: place, found: name, cause: `copy ${page.id}.${path.slice(0, depth + 1).join('.')}`, ...fix }, [
    `The copy of the page '${page.id}' has no ${noun} '${name}'${under}, which its structure names.`,
    near
      ? `Did you mean '${near}'? Otherwise add the texts, in the source and in every translation.`
      : `Correct the name, or add the ${noun} in the source and in every translation.${names.length ? ` There are ${names.slice(0, 16).join(', ')}.` : ''}`,
  ]);
}
