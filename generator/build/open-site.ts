import { setImmediate } from 'node:timers/promises';
import type { Source } from '../1-load/source.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { Content } from '../model/content.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import { lineageOf } from '../model/page-copies.ts';
import { isContract } from '../model/scope.ts';
import { type Settings, todayOf } from './settings.ts';
import type { SiteModel } from './site-model.ts';
import { finish, planSite, vocabularyOf, withContracts } from './steps.ts';

/** A site whose pages are read when they are asked for. */
export interface OpenSite {
  readonly source: Source;
  /** All content but the copies of ordinary pages. */
  readonly frame: Content;
  readonly manifest: Manifest;
  /** ISO date of the day on which it was opened. */
  readonly today: string;
  /** What is wrong with what pages share, as far as reading and planning tell. */
  readonly found: readonly Diagnostic[];
  readonly routing: readonly Diagnostic[];
}

/**
 * Reads what the pages of a site share and plans its addresses; nothing is checked yet. Nothing but diagnostics where a
 * shared file cannot be read.
 */
export async function openSite(settings: Settings): Promise<{ site?: OpenSite; diagnostics: readonly Diagnostic[] }> {
  const { openSource } = await import('./stages.ts');
  const source = await openSource(settings.content);
  const { content: read, diagnostics } = await source.frame();
  if (!read) return { diagnostics };
  if (hasErrors(diagnostics)) return { diagnostics };
  const frame = await withContracts(source, read);
  const { manifest, diagnostics: routing } = await planSite(frame, settings);
  return { site: { source, frame, manifest, today: todayOf(settings), found: diagnostics, routing }, diagnostics };
}

/** The site with the copies that one page is worded by, and what is wrong with their files. */
export async function readPage(
  { source, frame, manifest, today }: OpenSite,
  route: Route,
): Promise<{ page: SiteModel; found: readonly Diagnostic[] }> {
  const page = frame.pages.get(route.page);
  const ordinary = page ? lineageOf(frame, page).filter((one) => !isContract(one)) : [];
  const { content, diagnostics } = ordinary.length
    ? await source.withCopies(
        frame,
        ordinary.map(({ id }) => id),
      )
    : { content: frame, diagnostics: [] };
  return { page: { content, manifest, today }, found: diagnostics };
}

/**
 * Everything that is wrong with the content of the site, as a build would tell it. Lets others work after each part; undefined as
 * soon as `isWanted` says no.
 */
export async function checkOpenSite(
  { source, frame, found, routing }: OpenSite,
  settings: Settings,
  isWanted: () => boolean,
): Promise<readonly Diagnostic[] | undefined> {
  const { check, pagesClaimed, withoutConsequences } = await import('./stages.ts');
  const vocabulary = await vocabularyOf(settings);
  const loading = [...found];
  const checked: Diagnostic[] = [];
  for (const { pages } of source.groups(frame)) {
    await setImmediate();
    if (!isWanted()) return undefined;
    const part = await source.withCopies(frame, pages);
    loading.push(...part.diagnostics);
    checked.push(...check(part.content, vocabulary, 'part'));
  }
  const { content } = await source.withCopies(frame, pagesClaimed(frame));
  await setImmediate();
  if (!isWanted()) return undefined;
  const ofSite = check(content, vocabulary, 'site');
  const all = [...loading, ...withoutConsequences([...ofSite, ...checked], loading)];
  const { diagnostics } = await finish(all, settings, { content });
  return routing.length && !hasErrors(diagnostics) ? (await finish([...all, ...routing], settings, { content })).diagnostics : diagnostics;
}
