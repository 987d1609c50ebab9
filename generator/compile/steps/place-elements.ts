import { renderOne } from '../../4-render/render.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readMarkup } from '../../markup/read-markup.ts';
import { groupBy } from '../../model/group-by.ts';
import { type Route, routesByPath } from '../../model/manifest.ts';
import { placeAttribute } from '../../react/jsx-with-places.ts';
import type { LoadedSite, SitePlan } from '../batches/site-to-build.ts';
import type { Site } from '../configuration/open-site.ts';
import { importThemeWithPlaces } from '../configuration/site-modules.ts';

interface PlacesInput extends Pick<LoadedSite, 'source' | 'shared'>, Pick<SitePlan, 'manifest' | 'assets'> {
  /** The HTML of the page at an address. */
  readonly html: (path: string) => string | undefined;
  readonly site: Site;
}

/**
 * Puts findings about elements at the components that render these: their pages are rendered once more with a theme whose elements have
 * their places. Findings with one code at equal start tags of one place become one, and the other pages become related places.
 */
export async function placeElements(diagnostics: readonly Diagnostic[], input: PlacesInput): Promise<readonly Diagnostic[]> {
  const places = await placesOf(
    diagnostics.filter(({ element }) => element !== undefined),
    input,
  );
  const counts = new Map<string, number>();
  const causes = groupBy(diagnostics, (diagnostic) => {
    const { code, severity, address, element } = diagnostic;
    const place = places.get(diagnostic);
    if (!place) return diagnostic;
    // Several faults of one element on one page are not one.
    const onPage = [code, address, element].join('\0');
    const count = (counts.get(onPage) ?? 0) + 1;
    counts.set(onPage, count);
    return [code, severity, place.tag, count].join('\0');
  });
  return [...causes.values()].map(([first, ...others]) => oneOf(first as Diagnostic, others, places.get(first as Diagnostic)?.at));
}

/** The first of several findings, at its place; the files of the other pages are related. */
function oneOf({ element: _, locales, ...first }: Diagnostic, others: readonly Diagnostic[], at: ElementPlace | undefined): Diagnostic {
  const all = [locales, ...others.map((other) => other.locales)];
  const related = [...(first.related ?? []), ...others.map(({ file = '', message }) => ({ file, message }))];
  return {
    ...first,
    ...at,
    ...(all.every((one) => one !== undefined) && { locales: [...new Set(all.flatMap((one) => one ?? []))] }),
    ...(related.length > 0 && { related }),
  };
}

type ElementPlace = Required<Pick<Diagnostic, 'file' | 'line' | 'column'>>;

interface PlacedElement {
  readonly at: ElementPlace;
  /** The start tag, with its place. */
  readonly tag: string;
}

/** The places of elements; those that content or a package renders have none. */
async function placesOf(diagnostics: readonly Diagnostic[], input: PlacesInput): Promise<ReadonlyMap<Diagnostic, PlacedElement>> {
  const places = new Map<Diagnostic, PlacedElement>();
  if (diagnostics.length === 0) return places;
  const { html, manifest } = input;
  const routes = routesByPath(manifest);
  const render = await rendererOf(input);
  for (const [address, faults] of groupBy(diagnostics, (one) => one.address ?? '')) {
    const route = routes.get(address);
    const again = route && (await render(route));
    if (!again) continue;
    const { elements } = readMarkup(again);
    const shown = readMarkup(html(address) ?? '').elements;
    for (const diagnostic of faults) {
      const element = elements[diagnostic.element as number];
      const [, file = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(element?.attributes.get(placeAttribute) ?? '') ?? [];
      if (!element || !file.startsWith('runtime/') || element.name !== shown[element.index]?.name) continue;
      const tag = again.slice(element.start, element.contentStart);
      places.set(diagnostic, { at: { file, line: Number(line), column: Number(column) }, tag });
    }
  }
  return places;
}

/** Renders pages with the places of their elements. */
async function rendererOf({ site, source, shared, manifest, assets }: PlacesInput) {
  const [{ default: theme }, { writeFact }] = await Promise.all([importThemeWithPlaces(site), site.config()]);
  return async (route: Route) => {
    const { content } = await source.readPages(shared, [route.page]);
    return renderOne({ theme, writeFact, today: site.today, content, manifest, assets }, route).html;
  };
}
