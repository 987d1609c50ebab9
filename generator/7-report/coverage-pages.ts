import type { PageWithCopies, Wording } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import { groupBy } from '../model/group-by.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import { messagesOf, originalsOf, wordingAt } from '../model/messages.ts';
import type { Cell } from './coverage-cell.ts';

/** The addresses of pages, and the locales that they leave out. */
export type Places = Pick<Manifest, 'routes' | 'omissions'>;

/** A cell for each place where one of these pages is shown or left out, page by page. */
export function pageCells(pages: Iterable<PageWithCopies>, { routes, omissions }: Places): Cell[] {
  const shown = groupBy(routes, ({ page }) => page);
  const omitted = groupBy(omissions, ({ page }) => page);
  return [...pages].flatMap((page) => [
    ...cellsOf(page, shown.get(page.id) ?? []),
    ...(omitted.get(page.id) ?? []).map(({ locale, reason }): Cell => {
      const place = { name: page.id, where: locale, language: locale.slice(-2) };
      return { kind: 'page', ...place, state: 'omitted', texts: 0, of: 0, note: reason };
    }),
  ]);
}

function cellsOf({ id, copies, definition }: PageWithCopies, routes: readonly Route[]): Cell[] {
  const source = copies.get(definition.value.source)?.value ?? {};
  const sizes = new Map(
    [...new Set(routes.map(({ copyLanguage }) => copyLanguage))].map((language) => {
      const copy = copies.get(language)?.value;
      const [texts, of] = compare(source, copy);
      return [language, { texts, of, note: copy ? omittedGroups(copy) : '' }];
    }),
  );
  return routes.flatMap(({ path, part, canonical, language, copyLanguage, locale }): Cell[] => {
    // The canonical address of a fallback is that of its text, but the fallback is a place of its own.
    if (part !== undefined || (path !== canonical && copyLanguage === language)) return [];
    const { texts, of, note } = sizes.get(copyLanguage) ?? { texts: 0, of: 0, note: '' };
    const state = !copies.has(copyLanguage) || texts < of ? 'missing' : copyLanguage === language ? 'complete' : 'fallback';
    return [{ kind: 'page', name: id, where: locale?.id ?? path, language, state, texts, of, ...(note && { note }) }];
  });
}

/** Groups of a page's copy that its author leaves out, with the reasons. */
function omittedGroups(copy: Wording): string {
  return messagesOf(copy)
    .flatMap((leaf) => (isGap(leaf.value) && leaf.value.gap === 'omit' ? [`without '${leaf.path.join('.')}': ${leaf.value.reason}`] : []))
    .join('; ');
}

/** How many texts of the source the translation has; an explicit gap counts as existing. */
export function compare(source: Wording, translation: Wording | undefined): readonly [there: number, of: number] {
  const leaves = messagesOf(source).filter(({ value }) => !isGap(value));
  if (!translation) return [0, leaves.length];
  if (originalsOf(translation, source).isAlike) return [leaves.length, leaves.length];
  const there = leaves.filter(({ path }) =>
    path.some((_, index) => {
      const value = wordingAt(translation, path.slice(0, index + 1));
      return isGap(value) || (index === path.length - 1 && typeof value === 'string');
    }),
  );
  return [there.length, leaves.length];
}
