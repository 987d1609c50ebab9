import { dirname, resolve } from 'node:path';
import type { Source } from '../1-load/source.ts';
import type { Vocabulary } from '../2-check/content-check.ts';
import { compareWith } from '../diagnostics/baseline.ts';
import type { Code } from '../diagnostics/codes.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import { groupByCause } from '../diagnostics/group-by-cause.ts';
import { withoutResultsOfMissingTexts } from '../diagnostics/missing-texts.ts';
import { suppress } from '../diagnostics/suppress.ts';
import type { Content } from '../model/content.ts';
import type { Assets } from '../model/site-files.ts';
import { cacheOf, project, type Settings, todayOf } from './settings.ts';

/* Steps that several commands take. The stages behind them are loaded when they are taken. */

/** The content with all that is wrong with it. What only follows from a file that could not be read is left out. */
export async function loadAndCheck(settings: Settings): Promise<{ content: Content | undefined; diagnostics: readonly Diagnostic[] }> {
  const { check, load, withoutConsequences } = await import('./stages.ts');
  const { content, diagnostics } = await load(settings.content);
  const checked = content ? check(content, await vocabularyOf(settings)) : [];
  return { content, diagnostics: [...diagnostics, ...withoutConsequences(checked, diagnostics)] };
}

/** What checks are told beside the content. Throws a `ThemeError` where the theme does not agree with itself: its pages cannot be judged. */
export async function vocabularyOf(settings: Settings): Promise<Vocabulary> {
  const { checkTemplateLists, flagCodes, templateNames, templateShapes, ThemeError } = await import('./stages.ts');
  const shapes = await templateShapes(project, cacheOf(settings));
  const faults = checkTemplateLists(project, { components: templateNames, types: Object.keys(shapes) });
  if (faults.length) throw new ThemeError(faults);
  return { templates: templateNames, shapes, flags: flagCodes, production: settings.production ?? false, today: todayOf(settings) };
}

/** Contracts may stand among the pages; wherever they stand, their clauses are part of what pages share. */
export async function withContracts(source: Source, frame: Content): Promise<Content> {
  const { isContract } = await import('./stages.ts');
  const among = [...frame.pages.values()].filter((page) => isContract(page) && page.copies.size === 0).map(({ id }) => id);
  return among.length ? { ...(await source.withCopies(frame, among)).content, part: new Set() } : frame;
}

/** Every address of the site, as the settings want it. */
export async function planSite(content: Content, { origin, pseudo }: Settings) {
  const { asPseudo, plan } = await import('./stages.ts');
  const { manifest, diagnostics } = plan(content, origin);
  return { manifest: pseudo ? asPseudo(manifest) : manifest, diagnostics };
}

/** The browser's part of the site, from the cache or bundled anew. */
export async function bundleAssets(
  settings: Pick<Settings, 'cache'> = {},
): Promise<{ assets?: Assets; diagnostics: readonly Diagnostic[] }> {
  const { bundle } = await import('./stages.ts');
  return bundle(cacheOf(settings));
}

/** What is wrong with the colours of the styles, told once for each cause. Suppressions are those of the content. */
export async function checkStyles(assets: Assets, settings: Settings, content: Content | undefined): Promise<readonly Diagnostic[]> {
  const { checkColours } = await import('./stages.ts');
  const found = coloursFound.get(assets) ?? checkColours(assets);
  coloursFound.set(assets, found);
  return found.length ? (await finish(found, settings, { content })).diagnostics : [];
}

/** The same bundle is shown after every change of a text. */
const coloursFound = new WeakMap<Assets, readonly Diagnostic[]>();

/** Loads the stages now instead of when they are first taken, so that a file in them that cannot be read fails here. */
export async function loadStages(): Promise<void> {
  await import('./stages.ts');
}

/** How far a command came. */
export interface Progress {
  readonly content?: Content | undefined;
  /** Whether everything that finds a code has run. Without it nothing is said of what was not found. */
  readonly judged?: (code: Code) => boolean;
}

/** Adds lines and columns to diagnostics. */
export async function place(diagnostics: readonly Diagnostic[], { content }: Settings): Promise<Diagnostic[]> {
  const { locate } = await import('./stages.ts');
  return locate(diagnostics, dirname(resolve(content)));
}

/** Adds lines and columns, takes out what is suppressed or in the baseline, and tells one cause once. The only place that does. */
export async function finish(diagnostics: readonly Diagnostic[], settings: Settings, { content, judged }: Progress): Promise<Findings> {
  const located = await place(diagnostics, settings);
  const entry = content?.suppressions;
  const { left, suppressed, faults } = suppress(located, {
    suppressions: entry?.value ?? [],
    file: entry?.file ?? '',
    today: todayOf(settings),
    judged: judged ?? (() => false),
  });
  const { left: fresh, known, gone } = compareWith(settings.baseline ?? [], left);
  const told = [...groupByCause(withoutResultsOfMissingTexts(fresh)), ...(await place(faults, settings))];
  return { diagnostics: sortDiagnostics(told), suppressed, known, gone: judged ? gone : 0 };
}

/** Errors with their places, without those that are put aside. */
export async function errorsLeft(
  errors: readonly Diagnostic[],
  settings: Settings,
  content: Content | undefined,
): Promise<readonly Diagnostic[]> {
  return errors.length ? (await finish(errors, settings, { content })).diagnostics.filter(({ severity }) => severity === 'error') : [];
}
