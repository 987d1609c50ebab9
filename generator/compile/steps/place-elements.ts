import { renderOne } from '../../4-render/render.ts';
import { holds } from '../../5-inspect/shared/describe-element.ts';
import { hintOn } from '../../5-inspect/shared/group-page-findings.ts';
import type { Diagnostic, FaultyElement } from '../../diagnostics/diagnostic.ts';
import { closest, type Markup, type MarkupElement } from '../../markup/markup.ts';
import { readMarkup } from '../../markup/read-markup.ts';
import type { Content } from '../../model/content.ts';
import { groupBy } from '../../model/group-by.ts';
import { type Route, routesByPath } from '../../model/manifest.ts';
import { themeFile } from '../../package/roots.mjs';
import { placeAttribute } from '../../react/jsx-with-places.ts';
import type { SitePlan } from '../batches/site-to-build.ts';
import type { Site } from '../configuration/open-site.ts';
import { importThemeWithPlaces } from '../configuration/site-modules.ts';

interface PlacesInput extends Pick<SitePlan, 'manifest' | 'assets'> {
  readonly site: Site;
  /** The HTML of the page at an address. */
  readonly html: (path: string) => string | undefined;
  /** The content with the texts of a page. */
  readonly contentOf: (route: Route) => Content | Promise<Content>;
}

/** A finding at one place in the theme, with its elements there; without a place it is a finding on its page. */
interface PlacedFinding {
  readonly diagnostic: Diagnostic;
  readonly place?: string;
  readonly elements: readonly FaultyElement[];
}

/**
 * Puts findings about elements at the components that render these: one page of each template is rendered once more with a theme whose
 * elements have their places. Equal findings at one place become one, and different places of one finding become several.
 */
export async function placeElements(diagnostics: readonly Diagnostic[], input: PlacesInput): Promise<readonly Diagnostic[]> {
  const places = await placesOf(
    diagnostics.flatMap(({ elements = [] }) => elements),
    input,
  );
  const routes = routesByPath(input.manifest);
  const causes = groupBy(
    diagnostics.flatMap((diagnostic) => atPlaces(diagnostic, places)),
    (one) => (one.place === undefined ? one : [one.diagnostic.code, one.diagnostic.severity, one.place, one.elements[0]?.fault].join('\0')),
  );
  return [...causes.values()].map((equal) => {
    const [{ diagnostic, place }] = equal as [PlacedFinding];
    const elements = equal.flatMap((one) => one.elements);
    const [, file, line, column, path] = /^(.+?)(?::(\d+):(\d+)| (.+))$/.exec(place ?? '') ?? [];
    const [first] = elements;
    if (!file || !first) return diagnostic;
    const { locales: _, ...rest } = diagnostic;
    const addresses = [...new Set(elements.flatMap((one) => one.addresses))];
    const locales = [...new Set(addresses.map((path) => routes.get(path)?.locale?.id))].filter((locale) => locale !== undefined);
    const isInAll = addresses.some((path) => !routes.get(path)?.locale);
    return {
      ...rest,
      ...{ file, message: first.message, hint: hintOn(first.hint, addresses), address: addresses[0] as string },
      ...(line ? { line: Number(line), column: Number(column) } : { dataPath: path?.split('.') ?? [] }),
      ...(!isInAll && { locales }),
    };
  });
}

function atPlaces({ elements = [], ...diagnostic }: Diagnostic, places: ReadonlyMap<FaultyElement, readonly string[]>): PlacedFinding[] {
  const placed = elements.flatMap((element) => (places.get(element) ?? []).map((place) => ({ place, element })));
  if (placed.length === 0) return [{ diagnostic, elements: [] }];
  return [...groupBy(placed, ({ place }) => place)].map(([place, some]) => ({
    diagnostic,
    place,
    elements: some.map(({ element }) => element),
  }));
}

/** The places of elements: `runtime/layout.tsx:12:5`, or `runtime/theme.ts head.shareImage.path`. */
async function placesOf(faulty: readonly FaultyElement[], input: PlacesInput): Promise<ReadonlyMap<FaultyElement, readonly string[]>> {
  const places = new Map<FaultyElement, readonly string[]>();
  if (faulty.length === 0) return places;
  const { html, manifest } = input;
  const routes = routesByPath(manifest);
  const render = await rendererOf(input);
  for (const [address, faults] of groupBy(faulty, ({ addresses: [first = ''] }) => first)) {
    const route = routes.get(address);
    const again = route && (await render?.(route));
    const [shown, { elements }] = [readMarkup(html(address) ?? ''), readMarkup(again ?? '')];
    for (const one of faults) {
      const at = elementsOf(shown, one.element).flatMap(({ index, name }) => {
        const element = elements[index];
        return (element?.name === name && placeOf(element)) || [];
      });
      places.set(one, [...new Set(at)]);
    }
  }
  return withOneOfSeveral(places);
}

/** Names the superfluous one of several elements: at the place that most findings share, such as a line of the layout, else the last. */
function withOneOfSeveral(places: ReadonlyMap<FaultyElement, readonly string[]>): ReadonlyMap<FaultyElement, readonly string[]> {
  const several = [...places].filter(([{ element }]) => typeof element === 'object');
  const shared = groupBy(
    several.flatMap(([, all]) => all),
    (place) => place,
  );
  const one = (all: readonly string[]) => all.toSorted((a, b) => (shared.get(a)?.length ?? 0) - (shared.get(b)?.length ?? 0)).slice(-1);
  return new Map([...places, ...several.map(([element, all]) => [element, one(all)] as const)]);
}

const elementsOf = ({ elements, html }: Markup, element: FaultyElement['element']): readonly MarkupElement[] =>
  elements.filter((one) =>
    typeof element !== 'string'
      ? [element].flat().includes(one.index)
      : element[0] === '<'
        ? html.startsWith(element, one.start)
        : holds(one, element),
  );

/** The place of the component that renders an element or the raw HTML around it, or of the theme's value in the head. */
function placeOf(element: MarkupElement): string | undefined {
  const ancestor = closest(element, ({ attributes }) => attributes.get(placeAttribute)?.startsWith('runtime/') ?? false);
  if (ancestor) return ancestor.attributes.get(placeAttribute);
  const value =
    element.attributes.get('type') === 'application/ld+json' ? 'structuredData' : imageValues[element.attributes.get('property') ?? ''];
  return value && `${themeFile} ${value}`;
}

/** Property of a preview → the value of the theme. */
const imageValues: Readonly<Record<string, string>> = {
  'og:image': 'head.shareImage.path',
  'og:image:width': 'head.shareImage.width',
  'og:image:height': 'head.shareImage.height',
  'og:image:alt': 'head.shareImage.description',
};

/** Renders pages with the places of their elements; undefined while the theme cannot be bundled, of which `dev` shows the last good state. */
async function rendererOf({ site, manifest, assets, contentOf }: PlacesInput) {
  const theme = await importThemeWithPlaces(site).catch(() => undefined);
  if (!theme) return undefined;
  const { writeFact } = await site.config();
  return async (route: Route) =>
    renderOne({ theme: theme.default, writeFact, today: site.today, content: await contentOf(route), manifest, assets }, route).html;
}
