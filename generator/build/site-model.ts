import { dirname, resolve } from 'node:path';
import type { Coverage } from '../7-report/coverage.ts';
import { codes } from '../diagnostics/codes.ts';
import { type Diagnostic, hasErrors, type Place } from '../diagnostics/diagnostic.ts';
import type { EvaluatedClaim } from '../model/claims.ts';
import type { Content } from '../model/content.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import { type Assets, noAssets, type SiteFiles } from '../model/site-files.ts';
import { errorsLeft, finish, leavesErrors } from './findings.ts';
import { loadAndCheck } from './load-and-check.ts';
import { planSite } from './plan-site.ts';
import { type Settings, todayOf } from './settings.ts';
import { vocabularyOf } from './vocabulary.ts';

/** The content and every address, for commands that query the site instead of building it. */
export interface SiteModel {
  readonly content: Content;
  readonly manifest: Manifest;
  /** ISO date that pages compare the ends of offers and fairs with; without it nothing has ended. */
  readonly today?: string | undefined;
}

/** Reads the site; nothing but diagnostics where the content has errors other than those that are ignored. */
export async function readSite(
  settings: Settings,
  isIgnored: (diagnostic: Diagnostic) => boolean = () => false,
): Promise<{ site?: SiteModel; diagnostics: readonly Diagnostic[] }> {
  const { content, diagnostics: all } = await loadAndCheck(settings);
  const found = all.filter((diagnostic) => !isIgnored(diagnostic));
  if (!content || leavesErrors(found, settings, content)) return { diagnostics: (await finish(found, settings, { content })).diagnostics };
  const { manifest, diagnostics: routing } = await planSite(content, settings);
  const { diagnostics } = await finish([...found, ...routing], settings, { content });
  return hasErrors(diagnostics) ? { diagnostics } : { site: { content, manifest, today: todayOf(settings) }, diagnostics };
}

/** The ids of the locales that the countries offer, without reading anything else; nothing where a country cannot be read. */
export async function readLocales({ content }: Pick<Settings, 'content'>): Promise<readonly string[] | undefined> {
  const { loadLocales } = await import('./stages.ts');
  return loadLocales(content);
}

/** Whether a person has to decide: an attestation or a waiver. One changed clause can ask for both, so neither may block the command for the other. */
export const needsDecision = ({ code }: Diagnostic): boolean => codes[code].needsDecision ?? false;

/** The content, for attesting it; nothing but errors where there are others than those that a person has to decide. */
export async function readContent(settings: Settings): Promise<{ content?: Content; diagnostics: readonly Diagnostic[] }> {
  const { content, diagnostics: found } = await loadAndCheck(settings);
  const faults = found.filter((diagnostic) => diagnostic.severity === 'error' && !needsDecision(diagnostic));
  const errors = await errorsLeft(faults, settings, content);
  return content && !errors.length ? { content, diagnostics: [] } : { diagnostics: errors };
}

/** One page by itself, with what it read. Faults in it come back as diagnostics with their places. */
export async function renderPage({ content, manifest, today }: SiteModel, route: Route, assets: Assets = noAssets) {
  const { inspectAlone, renderOne } = await import('./stages.ts');
  const page = renderOne({ content, manifest, assets, today }, route);
  if (page.html === undefined) return page;
  const files = new Map([...assets.files, [route.output, page.html] as const]);
  return { ...page, diagnostics: [...page.diagnostics, ...inspectAlone({ content, manifest, files }, route)] };
}

/** Every text of a page with the steps that it was resolved through; `within` narrows it to the element with that id. */
export async function originsOf({ content, manifest, today }: SiteModel, route: Route, within?: string) {
  const { originsOn, renderOne } = await import('./stages.ts');
  return originsOn({ content, route, within }, (marked) => renderOne({ content: marked, manifest, assets: noAssets, today }, route));
}

/** Everything beside the pages: assets, sitemap, robots.txt, the web manifest. */
export async function siteDocuments({ content, manifest }: SiteModel, assets: Assets): Promise<SiteFiles> {
  const { renderSiteDocuments } = await import('./stages.ts');
  return renderSiteDocuments(content, manifest, assets);
}

/** A contract in one language, clause by clause beside its source. */
export async function clausesOf({ content }: SiteModel, clauses: { document: string; language: string }) {
  const { clausesSideBySide } = await import('./stages.ts');
  return clausesSideBySide(content, clauses);
}

const isCounted = ({ code }: Diagnostic) => codes[code].coverage !== undefined;

/** What is translated and what is not; nothing but diagnostics where the content has other errors. Every page is rendered, to know which texts none shows. */
export async function readCoverage(settings: Settings): Promise<{ coverage?: Coverage; diagnostics: readonly Diagnostic[] }> {
  const { coverage, isMissingPart, renderWholeSite } = await import('./stages.ts');
  const { shapes } = await vocabularyOf(settings);
  const { content, diagnostics: found } = await loadAndCheck(settings);
  const faults = found.filter((diagnostic) => diagnostic.severity === 'error' && !isCounted(diagnostic));
  const errors = await errorsLeft(faults, settings, content);
  if (!content || errors.length) return { diagnostics: errors };
  const { manifest, diagnostics: routing } = await planSite(content, settings);
  const misplaced = await errorsLeft(routing, settings, content);
  if (misplaced.length) return { diagnostics: misplaced };
  const { diagnostics: rendering } = renderWholeSite({ content, manifest, assets: noAssets, shapes });
  const failed = await errorsLeft(
    rendering.filter((diagnostic) => diagnostic.severity === 'error' && !isCounted(diagnostic) && !isMissingPart(content, diagnostic)),
    settings,
    content,
  );
  if (failed.length) return { diagnostics: failed };
  return { coverage: coverage({ content, manifest, diagnostics: [...found, ...rendering] }), diagnostics: [] };
}

/** The register of claims, judged; nothing but diagnostics where it cannot be. Contradictions are what it is about, and no fault. */
export async function readClaims(settings: Settings): Promise<ReadClaims> {
  const { evaluateClaims } = await import('./stages.ts');
  const { content, diagnostics: found } = await loadAndCheck(settings);
  const faults = found.filter((diagnostic) => diagnostic.severity === 'error' && !needsDecision(diagnostic));
  const errors = await errorsLeft(faults, settings, content);
  if (!content || errors.length) return { diagnostics: errors };
  return { claims: evaluateClaims(content, todayOf(settings)), references: content.site.value.references, diagnostics: [] };
}

export interface ReadClaims {
  readonly claims?: readonly EvaluatedClaim[];
  /** What the references mean that reasons name. */
  readonly references?: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Values of content files, each with its line and column where it was found. */
export async function placesOf<Value extends ValuePlace>(
  values: readonly Value[],
  { content }: Settings,
): Promise<(Value & Partial<Place>)[]> {
  const { locate } = await import('./stages.ts');
  return locate(values, dirname(resolve(content)));
}

interface ValuePlace {
  readonly file: string;
  readonly dataPath: readonly string[];
}
