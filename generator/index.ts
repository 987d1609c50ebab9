import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashInputs } from './cache/inputs.ts';
import { currentInputs, type Emitted, emit } from './5-emit/emit.ts';
import type { Reading } from './4-render/render.ts';
import { type Diagnostic, hasErrors, type Place, sortDiagnostics } from './diagnostics/diagnostic.ts';
import type { Content } from './model/content.ts';
import type { Manifest, Route } from './model/manifest.ts';
import type { Assets, SiteFiles } from './model/site-files.ts';

export type { Content, Diagnostic, Manifest, Route, Assets, SiteFiles };
export type { Coverage } from './6-report/coverage.ts';
export type { Reading };
export { headers } from './4-render/headers.ts';
export { codes, type Code } from './diagnostics/codes.ts';
export { nearest } from './diagnostics/diagnostic.ts';
export { resolve as resolveAddress, type AddressTable, type Answer } from './model/resolver.ts';

// React chooses its build when it is loaded; the one for production renders several times faster.
process.env['NODE_ENV'] ??= 'production';

/** The folder of Wortlaut itself: its runtime is part of every site. */
export const project = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

export interface Settings {
  /** The content folder. */
  readonly content: string;
  readonly origin?: string | undefined;
  /** Placeholders refuse instead of warning. */
  readonly production?: boolean | undefined;
}

export interface BuildSettings extends Settings {
  readonly out: string;
  /** Builds even if nothing has changed. */
  readonly force?: boolean | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

export interface BuildResult {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Absent where nothing was emitted because of errors. */
  readonly emitted?: Emitted;
  /** Nothing had changed since the last build. */
  readonly upToDate: boolean;
  readonly pages: number;
}

/** Content in, site out. Any error stops before anything is written, and the last good site stays. */
export async function build(settings: BuildSettings): Promise<BuildResult> {
  const inputs = await inputsOf(settings);
  if (!settings.force && (await currentInputs(settings.out)) === inputs) {
    const { lastBuild } = await import('./cache/last-build.ts');
    const last = await lastBuild(settings.out);
    if (last) return { ok: true, upToDate: true, emitted: { written: 0, unchanged: last.files, removed: 0 }, ...last };
  }
  const { coverage, coverageHtml, plan, render, sarif } = await import('./stages.ts');
  const { content, diagnostics: found } = await loadAndCheck(settings);
  if (!content || hasErrors(found)) return stopped(found, settings);

  const { manifest, diagnostics: routing } = plan(content, settings.origin);
  const { assets, diagnostics: bundling } = await bundleAssets(settings);
  if (!assets || hasErrors(routing)) return stopped([...found, ...routing, ...bundling], settings);

  const { files, diagnostics: rendering } = render({ content, manifest, assets }, settings.progress);
  const diagnostics = await finish([...found, ...routing, ...bundling, ...rendering], settings);
  if (hasErrors(diagnostics)) return { ok: false, diagnostics, upToDate: false, pages: 0 };

  const pages = manifest.routes.length;
  const covered = coverage(content, manifest);
  const reports = new Map([
    ['manifest.json', json(manifest)],
    ['coverage.json', json(covered)],
    ['coverage.html', coverageHtml(covered)],
    ['diagnostics.sarif', sarif(diagnostics)],
    ['build.json', json({ pages, files: files.size, diagnostics })],
  ]);
  const { emitted, diagnostics: writing } = await emit({ folder: settings.out, site: files, reports, inputs });
  return { ok: !hasErrors(writing), diagnostics: [...diagnostics, ...writing], ...(emitted && { emitted }), upToDate: false, pages };
}

export interface CheckResult {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Every locale that the countries offer, as far as the content could be read. */
  readonly locales: readonly string[];
}

/** Everything that a build checks, and the types, writing nothing. */
export async function check(settings: Settings): Promise<CheckResult> {
  const { checkTypes, plan, render, withoutRepeats } = await import('./stages.ts');
  const compiling = checkTypes(settings.content, project);
  const { content, diagnostics: found } = await loadAndCheck(settings);
  const typing = withoutRepeats(await compiling, found);
  const locales = content?.locales.map(({ id }) => id) ?? [];
  if (!content || hasErrors(found)) return { ...(await stopped([...found, ...typing], settings)), locales };
  const { manifest, diagnostics: routing } = plan(content, settings.origin);
  const { diagnostics: rendering } = render({ content, manifest, assets: noAssets });
  const diagnostics = await finish([...found, ...routing, ...rendering, ...typing], settings);
  return { ok: !hasErrors(diagnostics), diagnostics, pages: manifest.routes.length, locales };
}

export interface SiteModel {
  readonly content: Content;
  readonly manifest: Manifest;
}

/** The content and every address, for commands that only ask. Nothing where the content has errors. */
export async function readSite(settings: Settings): Promise<{ site?: SiteModel; diagnostics: readonly Diagnostic[] }> {
  const { plan } = await import('./stages.ts');
  const { content, diagnostics: found } = await loadAndCheck(settings);
  if (!content || hasErrors(found)) return { diagnostics: await finish(found, settings) };
  const { manifest, diagnostics: routing } = plan(content, settings.origin);
  const diagnostics = await finish([...found, ...routing], settings);
  return hasErrors(routing) ? { diagnostics } : { site: { content, manifest }, diagnostics };
}

/** The browser's part of the site, from the cache or bundled anew. */
export async function bundleAssets(_settings: Settings): Promise<{ assets?: Assets; diagnostics: readonly Diagnostic[] }> {
  const { bundle, openAssetStore } = await import('./stages.ts');
  return bundle(openAssetStore(`${project}/.wortlaut/cache`));
}

/** One page by itself, with what it read. Faults in it come back as diagnostics with their places. */
export async function renderPage({ content, manifest }: SiteModel, route: Route, assets: Assets = noAssets) {
  const { renderOne } = await import('./stages.ts');
  return renderOne({ content, manifest, assets }, route);
}

/** Everything beside the pages: assets, sitemap, robots.txt, the web manifest. */
export async function siteDocuments({ content, manifest }: SiteModel, assets: Assets): Promise<SiteFiles> {
  const { renderSiteDocuments } = await import('./stages.ts');
  return renderSiteDocuments(content, manifest, assets);
}

/** What is translated and what is not. */
export async function coverageOf({ content, manifest }: SiteModel) {
  const { coverage } = await import('./stages.ts');
  return coverage(content, manifest);
}

/** What a page read, each with its line and column. */
export async function placesOf(readings: readonly Reading[], { content }: Settings): Promise<(Reading & Partial<Place>)[]> {
  const { locate } = await import('./stages.ts');
  return locate(readings, dirname(resolve(content)));
}

/** Adds lines and columns to diagnostics and sorts them. */
export async function finish(diagnostics: readonly Diagnostic[], { content }: Settings): Promise<Diagnostic[]> {
  const { locate } = await import('./stages.ts');
  return sortDiagnostics(await locate(diagnostics, dirname(resolve(content))));
}

async function loadAndCheck(settings: Settings): Promise<{ content: Content | undefined; diagnostics: readonly Diagnostic[] }> {
  const { check: checkContent, load, templateNames } = await import('./stages.ts');
  const { content, diagnostics } = await load(settings.content);
  const checked = content ? checkContent(content, { templates: templateNames, production: settings.production ?? false }) : [];
  return { content, diagnostics: [...diagnostics, ...checked] };
}

async function stopped(diagnostics: readonly Diagnostic[], settings: Settings): Promise<BuildResult> {
  return { ok: false, diagnostics: await finish(diagnostics, settings), upToDate: false, pages: 0 };
}

function inputsOf({ content, origin, production }: BuildSettings): Promise<string> {
  const folders = [resolve(content), `${project}/generator`, `${project}/runtime`];
  return hashInputs(folders, { origin, production, node: process.versions.node, icu: process.versions.icu });
}

const noAssets: Assets = { files: new Map(), script: '/assets/client.js', redirectScript: '/assets/redirect.js', style: '/assets/style.css', preload: [] };

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
