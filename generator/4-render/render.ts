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
import { pageContext } from './page-context.ts';
import { renderBody } from './render-body.ts';
import { ShownTexts } from './shown-texts.ts';
import { renderSiteDocuments } from './site-documents.ts';
import { startAddress } from './start-address.ts';

export { type Reading, templateNames };

export interface Rendered {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly diagnostics: readonly Diagnostic[];
}

/** The whole site as a value: every page and every document beside them. */
export function render({ content, manifest, assets }: RenderInput, progress: (done: number, all: number) => void = () => {}): Rendered {
  const site = new RenderContext(content, manifest);
  const files = renderSiteDocuments(content, manifest, assets);
  const diagnostics: Diagnostic[] = [];
  const shown = new ShownTexts(content);
  site.reading(shown.add, () =>
    manifest.routes.forEach((route, index) => {
      const page = renderPage({ site, assets, route });
      if (page.html !== undefined) files.set(route.output, page.html);
      diagnostics.push(...page.diagnostics);
      progress(index + 1, manifest.routes.length);
    }),
  );
  const unused = hasErrors(diagnostics) ? [] : runCheck('unused-texts', () => checkUnusedTexts(site, shown));
  // Texts that were made longer on purpose fit nowhere.
  const tooLong = manifest.pseudo ? [] : runCheck('rooms', () => checkRooms(site));
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
  const site = new RenderContext(content, manifest);
  const readings: Reading[] = [];
  const page = site.reading(
    (reading) => readings.push(reading),
    () => renderPage({ site, assets, route }),
  );
  return { ...page, readings };
}

interface PageInput {
  readonly site: RenderContext;
  readonly assets: Assets;
  readonly route: Route;
}

/** What each page is made of, for comparing ways to render it. */
export function pageElements({ content, manifest }: RenderInput): ReactElement[] {
  const site = new RenderContext(content, manifest);
  return manifest.routes.flatMap((route) => prepare(site, route, () => {})?.element ?? []);
}

function renderPage({ site, assets, route }: PageInput): { html: string | undefined; diagnostics: Diagnostic[] } {
  const { content, manifest } = site;
  const diagnostics: Diagnostic[] = [];
  const page = content.pages.get(route.page);
  try {
    const prepared = prepare(site, route, (diagnostic) => diagnostics.push(diagnostic));
    if (!page || !prepared) return { html: undefined, diagnostics };
    const { element, copy, context } = prepared;
    const { template, structure } = page.definition.value;
    const body = renderBody(element);
    const { title, description } = copy.meta as unknown as Meta;
    const html = renderDocument({
      route,
      manifest,
      assets,
      template,
      pixel: context.pixel && manifest.pixel,
      direction: content.languages.value[route.language]?.direction ?? 'ltr',
      siteName: content.brand.value.product,
      title,
      description,
      imageText: context.words('common').text('shareImage'),
      structuredData: route.indexed
        ? structuredData({ template, copy, structure, context, origin: manifest.origin, start: startAddress(content, manifest) })
        : [],
      body,
    });
    return { html, diagnostics };
  } catch (error) {
    return { html: undefined, diagnostics: [...diagnostics, crash(error, route, page?.definition.file ?? '')] };
  }
}

/** What is rendered for a page; nothing where the page has no copy to show, which the checks report. */
function prepare(site: RenderContext, route: Route, report: (diagnostic: Diagnostic) => void) {
  const page = site.content.pages.get(route.page);
  const written = page ? copiesOf(site.content, page, route.copyLanguage) : [];
  const [first] = written;
  if (!page || !first) return undefined;
  const { template, structure } = page.definition.value;
  const context = pageContext(site, route, report);
  const copyTag = route.copyLanguage === route.language ? undefined : languageTag(route.copyLanguage, route.locale?.country);
  const contentContext = copyTag ? pageContext(site, { ...route, language: route.copyLanguage, tag: copyTag }, report) : context;
  const copy = resolveCopy(written, site.resolver(copyTag ?? route.tag), {
    missing: (path) => report(missingCopy(written, path, route)),
    read: (dataPath, file) => site.read({ kind: 'text', file, dataPath, language: route.copyLanguage }),
  });
  return { element: createElement(App, { context, contentContext, template, copy, copyTag, structure }), copy, context };
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
function toldOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, file, dataPath, message }) => {
    const key = [code, file, dataPath?.join('.') ?? message].join('\0');
    return !seen.has(key) && seen.add(key);
  });
}
