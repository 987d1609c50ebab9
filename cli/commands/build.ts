import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildResult, build as buildSite } from '../../generator/index.ts';
import { commandName } from '../../generator/package/command-name.ts';
import { UsageError } from '../command-errors.ts';
import { exitCodeOf } from '../exit-code.ts';
import { type Flags, outputFolder, type SiteOptions, siteOf, type Words } from '../options.ts';
import { pathInSite } from '../paths-in-site.ts';
import { formatOf, print, shownOf } from '../print.ts';
import { progressOn } from '../progress.ts';

interface BuildOptions
  extends SiteOptions,
    Words<'out' | 'format'>,
    Flags<'production' | 'pseudo' | 'draft' | 'force' | 'quiet' | 'verbose'> {
  readonly host?: readonly string[];
}

/** Builds the site. Exit code 0, 1 for errors in the content, 2 if the output cannot be written. */
export async function build(options: BuildOptions): Promise<number> {
  const special = specialSiteOf(options);
  const folder = special ?? (options.asOf === undefined ? undefined : 'as-of');
  const out = outputFolder(options.out ?? pathInSite(folder ? `dist/${folder}` : 'dist'), options);
  if (special) await refuseToReplace(out, special);
  const { production, pseudo, draft, force } = options;
  const site = await siteOf(options, { production, pseudo, draft });
  const format = await formatOf(options.format, site);
  const started = performance.now();
  const { progress, clear } = progressOn(process.stderr);
  const removeHandler = reportInterruption(out, clear);
  const result = await buildSite({ ...site, out, force, progress: options.quiet ? undefined : progress });
  removeHandler();
  clear();
  const stats = { pages: result.pages, rendered: result.rendered, ...result.emitted };
  const shown = shownOf(result.diagnostics, options.quiet);
  const findings = { ...result, diagnostics: shown };
  if (format !== 'pretty' || shown.length) await print({ ok: result.ok, findings, stats }, { site, format, verbose: options.verbose });
  if (!options.quiet) process.stderr.write(`${sentence(result, out, performance.now() - started)}\n`);
  if (result.ok && !options.quiet) process.stderr.write(nextSteps(result, out));
  // Also with --quiet: a build without this line looks as if it checked types.
  if (result.ok && result.emitted && !result.typesRight)
    process.stderr.write(`The types were not checked: ${commandName} check does that.\n`);
  return result.ok ? 0 : exitCodeOf(result.diagnostics);
}

/** Prints at Ctrl-C whether the output was replaced. Returns a function that removes the handler. */
function reportInterruption(out: string, clear: () => void): () => void {
  const published = () => (existsSync(join(out, 'site')) ? realpathSync(join(out, 'site')) : undefined);
  const before = published();
  const report = () => {
    clear();
    process.stderr.write(
      published() === before
        ? 'Interrupted: nothing was written; the last good site is untouched.\n'
        : 'Interrupted: the new site was already in its place.\n',
    );
  };
  process.prependOnceListener('SIGINT', report);
  return () => process.removeListener('SIGINT', report);
}

/** A site for authors, which must never replace one for visitors. */
type SpecialSite = 'pseudo' | 'draft';

function specialSiteOf({ pseudo, draft, production }: BuildOptions): SpecialSite | undefined {
  if (pseudo && draft) throw new UsageError('--pseudo and --draft build two different sites. Give only one.');
  const special = pseudo ? 'pseudo' : draft ? 'draft' : undefined;
  if (special && production)
    throw new UsageError(`--${special} builds a site for authors, and --production one for visitors. Give only one.`);
  return special;
}

async function refuseToReplace(out: string, special: SpecialSite): Promise<void> {
  const manifest = await readFile(join(out, 'reports/manifest.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  });
  // A damaged manifest may be that of a site for visitors.
  if (manifest !== undefined && !/^ {2}"(?:pseudo|draft)": true/m.test(manifest))
    throw new UsageError(`'${out}' contains a site for visitors, which --${special} must not replace. Name another folder with --out.`);
}

/** A line for each host: the place of its files, and the next step; and one for the next day on which the site changes. */
const nextSteps = ({ hosts = [], nextChange }: BuildResult, out: string): string =>
  hosts
    .map(({ name, nextStep }) => {
      const folder = join(out, 'host', name);
      return nextStep === undefined ? '' : `For ${name}: ${out}/site${existsSync(folder) ? ` and ${folder}` : ''}. ${nextStep}\n`;
    })
    .join('')
    .concat(nextChange ? `The site changes on ${nextChange.day}: ${nextChange.names.join(', ')}. Build it again on that day.\n` : '');

function sentence({ ok, upToDate, pages, rendered, emitted }: BuildResult, out: string, milliseconds: number): string {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  if (!ok || !emitted) return 'Nothing was written; the last good site is untouched.';
  if (upToDate) return `Nothing has changed: ${pages} pages in ${out}/site are up to date (${seconds}).`;
  const { written, unchanged, removed } = emitted;
  return `${pages} pages in ${out}/site (${seconds}): ${written} files written, ${unchanged} unchanged, ${removed} removed; ${rendered} pages rendered.`;
}
