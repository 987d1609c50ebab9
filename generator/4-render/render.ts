import { createElement, type ReactElement } from 'react';
import { App, templateNames } from '../../runtime/app.tsx';
import type { Meta } from '../../runtime/shapes/shared.ts';
import { structuredData } from '../../runtime/structured-data.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { runCheck } from '../diagnostics/run-check.ts';
import type { Content, Entry, Wording } from '../model/content.ts';
import { languageTag } from '../model/locale.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import { copiesOf } from '../model/page-copies.ts';
import type { Assets } from '../model/site-files.ts';
import { checkRooms } from './check-rooms.ts';
import { checkUnusedTexts } from './check-unused-texts.ts';
import { type Reading, RenderContext } from './context.ts';
import { resolveCopy } from './copy.ts';
import { renderDocument } from './document.ts';
import { missingHint } from './missing-hint.ts';
import { nameOf, pageContext, readerOf } from './page-context.ts';
import { renderBody } from './render-body.ts';
import { ShownTexts } from './shown-texts.ts';
import { renderSiteDocuments } from './site-documents.ts';
import { CopyReadings, hashCopy, type PageTrace, type Worded } from './trace.ts';

export { type Reading, templateNames };

export interface Rendered {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly diagnostics: readonly Diagnostic[];
}

/** The whole site as a value: every page and every document beside them. */
export function render({ content, manifest, assets }: RenderInput, progress: (done: number, all: number) => void = () => {}): Rendered {
  const site = new RenderContext({ content, manifest, assets });
  const files = renderSiteDocuments(content, manifest, assets);
  const diagnostics: Diagnostic[] = [];
  const shown = new ShownTexts();
  site.reading(shown.add, () =>
    manifest.routes.forEach((route, index) => {
      const page = renderPage({ site, content, route });
      if (page.html !== undefined) files.set(route.output, page.html);
      diagnostics.push(...page.diagnostics);
      progress(index + 1, manifest.routes.length);
    }),
  );
  const unused = hasErrors(diagnostics)
    ? []
    : runCheck('unused-texts', () => checkUnusedTexts(content, { routes: manifest.routes, read: shown.read }));
  // Texts that were made longer on purpose fit nowhere.
  const tooLong = manifest.pseudo ? [] : runCheck('rooms', () => checkRooms({ content, resolver: (tag) => site.resolver(tag) }));
  return { files, diagnostics: toldOnce([...diagnostics, ...unused, ...tooLong]) };
}

export interface RenderInput {
  readonly content: Content;
  readonly manifest: Manifest;
  readonly assets: Assets;
}

/** One page by itself, with everything that it read, for the development server and for `explain`. */
export function renderOne(
  { content, manifest, assets }: RenderInput,
  route: Route,
): { html: string | undefined; diagnostics: Diagnostic[]; readings: Reading[] } {
  const site = new RenderContext({ content, manifest, assets });
  const readings: Reading[] = [];
  const page = site.reading(
    (reading) => readings.push(reading),
    () => renderPage({ site, content, route }),
  );
  return { ...page, readings };
}

export interface PageInput {
  readonly site: RenderContext;
  /** Holds the page with its copies. */
  readonly content: Pick<Content, 'pages'>;
  readonly route: Route;
}

/** What each page is made of, for comparing ways to render it. */
export function pageElements({ content, manifest }: RenderInput): ReactElement[] {
  const site = new RenderContext({ content, manifest });
  return manifest.routes.flatMap((route) => {
    const prepared = prepare({ site, content, route }, { faults: [], readings: new CopyReadings() });
    return prepared?.element ?? [];
  });
}

/** A page with its faults and what it was made of; without HTML where it could not be made. */
export function renderPage(input: PageInput): { html: string | undefined; diagnostics: Diagnostic[]; trace: PageTrace } {
  const { site, content, route } = input;
  const diagnostics: Diagnostic[] = [];
  const readings = new CopyReadings();
  const { value: html, asked } = site.tracing(() => htmlOf(input, { readings, faults: diagnostics }));
  site.forgetPage();
  const worded = wordedBy(content, route);
  const unread = worded ? readings.unread(worded.copies) : {};
  return { html, diagnostics, trace: { copy: worded ? hashCopy(worded, unread) : '', unread, asked } };
}

/** What a page is worded by, itself or through another page; nothing where it has no copy, which the checks report. */
export function wordedBy(content: Pick<Content, 'pages'>, route: Route): Worded | undefined {
  const page = content.pages.get(route.page);
  const copies = page ? copiesOf(content, page, route.copyLanguage) : [];
  return page && copies.length ? { definition: page.definition.value, copies } : undefined;
}

/** What is noted while a page is made. */
interface Notes {
  readonly faults: Diagnostic[];
  readonly readings: CopyReadings;
}

function htmlOf(input: PageInput, notes: Notes): string | undefined {
  const { site, content, route } = input;
  try {
    const prepared = prepare(input, notes);
    if (!prepared) return undefined;
    const { element, copy, context, template, structure } = prepared;
    // Who listens wants to know every reading, not only that it was read before.
    const memory = site.isListenedTo
      ? undefined
      : site.furniture.for(site, { context, reader: nameOf(readerOf(route)), faults: notes.faults });
    const body = renderBody(element, memory);
    const { title, description } = copy.meta as unknown as Meta;
    const own = site.ask('route', route.path) ?? route;
    const origin = site.ask('origin');
    const leads = site.ask('leadsOrigin');
    site.ask('code', template);
    return renderDocument({
      route: own,
      origin,
      resources: site.ask('resources', template),
      origins: { pixel: context.pixel && site.ask('pixelOrigin'), leads },
      leadEndpoint: leads && site.ask('leadEndpoint'),
      direction: site.ask('languageNames')[route.language]?.direction ?? 'ltr',
      siteName: site.ask('brand', 'product') as string,
      title,
      description,
      imageText: context.words('common').text('shareImage'),
      structuredData: own.indexed ? structuredData({ template, copy, structure, context, origin, start: site.ask('start') }) : [],
      body,
    });
  } catch (error) {
    notes.faults.push(crash(error, route, content.pages.get(route.page)?.definition.file ?? ''));
    return undefined;
  }
}

/** What React is given for a page. */
function prepare({ site, content, route }: PageInput, { faults, readings }: Notes) {
  const worded = wordedBy(content, route);
  if (!worded) return undefined;
  const { definition, copies } = worded;
  const { template, structure } = definition;
  const context = pageContext(site, route, faults);
  const copyTag = route.copyLanguage === route.language ? undefined : languageTag(route.copyLanguage, route.locale?.country);
  const contentContext = copyTag ? pageContext(site, { ...route, language: route.copyLanguage, tag: copyTag }, faults) : context;
  const copy = resolveCopy(copies, site.resolver(copyTag ?? route.tag), {
    missing: (path) => faults.push(missingCopy(copies, path, route)),
    read: (dataPath, file) => {
      readings.note(dataPath, file);
      site.read({ kind: 'text', file, dataPath, language: route.copyLanguage });
    },
  });
  const element = createElement(App, { context, contentContext, template, copy, copyTag, structure });
  return { element, copy, context, template, structure };
}

function crash(error: unknown, route: Route, file: string): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    code: 'WL6001',
    severity: 'error',
    file,
    message: `The page '${route.page}' could not be rendered: ${reason}`,
    cause: `failure ${reason}`,
    hint: `The first address that failed is ${route.path}. Check the structure in this file against the template.`,
  };
}

function missingCopy(written: readonly Entry<Wording>[], path: readonly string[], route: Route): Diagnostic {
  return {
    code: 'WL2010',
    severity: 'error',
    ...(written[0] && { file: written[0].file }),
    dataPath: path,
    message: `The template of the page '${route.page}' reads the text '${path.join('.')}', which this file does not have.`,
    hint: missingHint(path, written),
    cause: `copy ${route.page}.${path.join('.')}`,
  };
}

/** A fault that shows on many addresses is reported once, for the first of them. */
export function toldOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, file, dataPath, message }) => {
    const key = [code, file, dataPath?.join('.') ?? message].join('\0');
    return !seen.has(key) && seen.add(key);
  });
}
