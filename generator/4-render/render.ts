import { createElement } from 'react';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content } from '../model/content.ts';
import { directionOf } from '../model/language-tag.ts';
import { type Manifest, type Route, routesByPath } from '../model/manifest.ts';
import { messagesOf } from '../model/messages.ts';
import { copiesOf, loadedTexts, type PageTexts } from '../model/page-copies.ts';
import type { Reading } from '../model/reading.ts';
import type { Assets } from '../model/site-files.ts';
import { EndlessWork, inTime } from '../package/in-time.ts';
import { App } from '../react/app.ts';
import type { PageMeta, Theme } from '../react/theme.ts';
import { RenderContext } from './context.ts';
import { resolveCopy } from './copy.ts';
import { renderDocument } from './document.ts';
import { draftCopies } from './draft-copies.ts';
import { draftPage } from './draft-page.ts';
import { editionPage } from './edition-page.ts';
import { withFrozenTexts } from './frozen-page.ts';
import { textAt } from './links.ts';
import { markupInPlainPlace, missingCopy, unknownStructureName } from './missing-texts.ts';
import { pageContext } from './page-context.ts';
import { pageFailure } from './page-failure.ts';
import { metaOf, wordAt } from './page-meta.ts';
import { CopyReadings, hashCopy, type PageSources, type PageTrace } from './page-trace.ts';
import type { RenderInputs } from './query-inputs.ts';
import { reactServer, renderBody } from './render-body.ts';
import { repeatRendering } from './repeated-rendering.ts';

export interface RenderInput extends Omit<RenderInputs, 'routes' | 'code'> {
  readonly theme: Theme;
  readonly content: Content;
  readonly manifest: Manifest;
  readonly assets: Assets;
}

/** One page alone, with every text that it read, for the development server and `explain`. */
export function renderOne(input: RenderInput, route: Route): { html: string | undefined; diagnostics: Diagnostic[]; readings: Reading[] } {
  const site = contextOf(input, steady.get(input.theme));
  const readings: Reading[] = [];
  const page = site.trackReads(
    (reading) => readings.push(reading),
    () => renderPage({ site, theme: input.theme, texts: loadedTexts(input.content), route }),
  );
  if (page.html !== undefined && !page.diagnostics.length) steady.set(input.theme, site.rendered);
  return { ...page, readings };
}

/** Theme → the templates and fragments that gave the same when they were rendered again: an edit of a text does not change that. */
const steady = new WeakMap<Theme, ReadonlySet<unknown>>();

/** Every page with its dependencies, one after the other. */
export function* renderEach(input: RenderInput): Generator<{ route: Route; html: string | undefined; trace: PageTrace }> {
  const site = contextOf(input);
  const texts = loadedTexts(input.content);
  for (const route of input.manifest.routes) {
    const { html, trace } = renderPage({ site, theme: input.theme, texts, route });
    yield { route, html, trace };
  }
}

const contextOf = (input: RenderInput, rendered?: ReadonlySet<unknown>) =>
  new RenderContext({ ...input, routes: routesByPath(input.manifest) }, rendered);

interface PageInput {
  readonly site: RenderContext;
  readonly theme: Theme;
  readonly texts: PageTexts;
  readonly route: Route;
}

/** Renders a page; returns its faults and its dependencies, and no HTML if it could not be rendered. */
export function renderPage(input: PageInput): { html: string | undefined; diagnostics: Diagnostic[]; trace: PageTrace } {
  const { site, texts, route } = input;
  const diagnostics: Diagnostic[] = [];
  const readings = new CopyReadings();
  const { value: html, queries } = site.trackQueries(() => htmlOf(input, { readings, faults: diagnostics }));
  site.clearPage();
  const sources = pageSources(texts, route, site.isDraft);
  const unread = sources ? readings.unread(sources.copies) : {};
  return { html, diagnostics, trace: { copy: sources ? hashCopy(sources, unread) : '', unread, queries } };
}

/** The definition and the copy files of a page, in a draft also of other languages; undefined if it has no copy, which the checks report. */
export function pageSources(texts: PageTexts, route: Route, isDraft: boolean): PageSources | undefined {
  const page = texts.get(route.page);
  const copies = !page ? [] : isDraft ? draftCopies(texts, page, route) : copiesOf(texts, page, route.copyLanguage);
  return page && copies.length ? { definition: page.definition.value, copies } : undefined;
}

/** The record of rendering a page, which rendering fills. */
interface PageRecord {
  readonly faults: Diagnostic[];
  readonly readings: CopyReadings;
}

const direction = (site: PageInput['site'], language: string) => site.query('languageNames')[language]?.direction ?? directionOf(language);

function htmlOf(input: PageInput, record: PageRecord): string | undefined {
  const { site, theme, texts, route } = input;
  if (site.isStopped) return undefined;
  try {
    const prepared = prepare(input, record);
    if (!prepared) return undefined;
    const { element, copy, context, template, structure } = prepared;
    const page = site.query('route', route.path) ?? route;
    const origin = site.query('origin');
    const dataOf = () => theme.structuredData?.({ template, copy, structure, context, origin, start: site.query('start') }) ?? [];
    const edition = page.part === undefined ? undefined : editionPage(site.query('editionPart', route.path), context);
    reactServer();
    const parts = () => inTime(() => [edition?.body ?? renderBody(element), page.indexed ? dataOf() : []] as const);
    const [body, structuredData] = parts();
    if (!record.faults.length && site.isFirst(template)) repeatRendering(() => textOf(parts()), textOf([body, structuredData]), site);
    const { title, description } = metaOf(copy.meta as unknown as PageMeta, context, { number: page.number, words: theme.head.numbered });
    const leads = site.query('leadsOrigin');
    // Without the hash, a change of the template would not render its pages again.
    if (site.query('code', template) === undefined) throw new Error(`the template '${template}' has no hash of its code`);
    site.query('pageBudget');
    const html = renderDocument({
      route: page,
      origin,
      resources: site.query('resources', template),
      origins: { imageOrigins: context.imageOrigins, leads },
      leadEndpoint: leads && site.query('leadEndpoint'),
      direction: direction(site, route.language),
      head: theme.head,
      siteName: site.query('brand', theme.head.siteName) as string,
      title: edition?.title ?? title,
      description,
      documents: site.query('documents', page.locale?.id ?? '').flatMap(({ name, path, type }) => {
        const words = theme.documents?.[name]?.title;
        return words ? [{ path, type, title: wordAt(context, words) }] : [];
      }),
      imageText: wordAt(context, theme.head.shareImage.description),
      structuredData,
      body,
    });
    return site.query('draft') ? draftPage(html, { language: route.language, names: site.query('languageNames') }) : html;
  } catch (error) {
    site.isStopped = error instanceof EndlessWork;
    const { value, file = '' } = texts.get(route.page)?.definition ?? {};
    const page = { route, template: value?.template ?? '', file, structure: value?.structure };
    record.faults.push(pageFailure(error, { ...page, before: record.faults.at(-1) }));
    return undefined;
  }
}

const textOf = ([body, structuredData]: readonly [string, readonly object[]]) => body + JSON.stringify(structuredData);

/** The React element of a page. Its rendering fills the record. */
function prepare({ site, theme, texts, route }: PageInput, { faults, readings }: PageRecord) {
  const sources = pageSources(texts, route, site.isDraft);
  if (!sources) return undefined;
  const { definition, copies } = sources;
  const { template } = definition;
  const context = pageContext(site, route, faults);
  const { structure, copies: shown } = withFrozenTexts(site, route, sources);
  const ownDirection = direction(site, route.copyLanguage);
  const copyDirection = ownDirection === direction(site, route.language) ? undefined : ownDirection;
  const copyTag = route.copyLanguage === route.language ? undefined : textAt(route).tag;
  const contentContext = copyTag ? pageContext(site, { ...route, language: route.copyLanguage, tag: copyTag }, faults) : context;
  const read = (dataPath: readonly string[], file: string) => {
    readings.note(dataPath, file);
    site.read({ file, dataPath });
  };
  // An edition is shown in the place of the present text, which is not unused for that.
  if (shown !== copies) for (const { value, file } of copies) for (const { path } of messagesOf(value)) read(path, file);
  const copy = resolveCopy(shown, site.resolver(copyTag ?? route.tag), {
    missing: (path) =>
      faults.push(unknownStructureName(texts.get(route.page), copies, path) ?? missingCopy(copies, path, { page: route.page, template })),
    read,
    shownPlain: (place, kind) => faults.push(markupInPlainPlace(place, kind, route)),
  });
  const element = createElement(App, { theme, context, contentContext, template, copy, copyTag, copyDirection, structure });
  return { element, copy, context, template, structure };
}
