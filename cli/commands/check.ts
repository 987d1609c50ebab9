import { counted } from '../../generator/6-report/report.ts';
import { type CheckResult, check as checkSite, codes, type Diagnostic } from '../../generator/index.ts';
import { type BaselineOption, baselineFile, readBaseline, writeBaseline } from '../baseline-file.ts';
import { isOurs, UsageError } from '../failure.ts';
import { applyFixes, previewFixes, type Remedy, remediesOf } from '../fixes.ts';
import { choice, type SiteOptions, settingsOf } from '../options.ts';
import { formatOf, linesBeside, print } from '../print.ts';

interface CheckOptions extends SiteOptions {
  readonly production?: true;
  readonly only?: readonly string[];
  readonly locale?: readonly string[];
  readonly format?: string;
  readonly fix?: true;
  readonly dryRun?: true;
  readonly baseline?: BaselineOption;
  readonly writeBaseline?: BaselineOption;
}

/** Checks the content and its types. Exit code 0, 1 for errors, 2 where the folder is no content folder. */
export async function check(options: CheckOptions): Promise<number> {
  if (options.dryRun && !options.fix) throw new UsageError('--dry-run shows what --fix would do; give both.');
  if (options.writeBaseline && (options.only || options.locale || options.fix || options.baseline))
    throw new UsageError(
      'A baseline holds everything that is found; give --write-baseline without --only, --locale, --fix and --baseline.',
    );
  const format = formatOf(options.format);
  const only = options.only?.map((code) => choice('code', code.toUpperCase(), Object.keys(codes)));
  const settings = {
    ...(await settingsOf(options)),
    production: options.production,
    baseline: await readBaseline(options.baseline, options.content),
  };
  const look = async () => {
    const result = await checkSite(settings);
    const { locales } = result;
    const wanted = options.locale?.map((locale) => (locales.length ? choice('locale', locale.toLowerCase(), locales) : locale));
    return shownOf(result, (one) => (!only || only.includes(one.code)) && (!wanted || concerns(one, wanted)));
  };
  const result = await look();
  if (options.writeBaseline) return keepAsBaseline(result, baselineFile(options.writeBaseline, options.content), options.content);
  if (!options.fix) return tell(result, format, options.content);
  const remedies = remediesOf(result.diagnostics);
  if (options.dryRun) {
    process.stdout.write(previewFixes(remedies, linesBeside(options.content)) || 'There is nothing that --fix could mend.\n');
    return exitCode(result);
  }
  return tell(await mend(result, look, options.content), format, options.content);
}

/** Fixes may meet at one place, and then the second has to wait for the first; so many times is tried. */
const mostRounds = 5;

async function mend(first: CheckResult, look: () => Promise<CheckResult>, content: string): Promise<CheckResult> {
  let result = first;
  for (let round = 0; round < mostRounds; round++) {
    const { done, refused } = await applyFixes(remediesOf(result.diagnostics), content);
    for (const remedy of done) process.stderr.write(`mended ${placeOf(remedy)}  ${remedy.fix.title}\n`);
    if (!done.length) {
      for (const remedy of refused)
        process.stderr.write(`not mended ${placeOf(remedy)}  The file was changed meanwhile; run check --fix again.\n`);
      break;
    }
    result = await look();
  }
  return result;
}

const placeOf = ({ fix: { edits } }: Remedy) => `${edits[0]?.file}:${edits[0]?.line}:${edits[0]?.column}`;

async function keepAsBaseline(result: CheckResult, file: string, content: string): Promise<number> {
  const { lines, others } = await writeBaseline(file, result.diagnostics);
  process.stderr.write(`${counted(lines, 'finding')} written to ${file}; check --baseline tells what is new.\n`);
  return others.length
    ? tell(
        shownOf(result, (diagnostic) => others.includes(diagnostic)),
        'pretty',
        content,
      )
    : 0;
}

function shownOf(result: CheckResult, isShown: (diagnostic: Diagnostic) => boolean): CheckResult {
  const diagnostics = result.diagnostics.filter(isShown);
  const suppressed = result.suppressed.filter(({ diagnostic }) => isShown(diagnostic));
  return { ...result, ok: !diagnostics.some(({ severity }) => severity === 'error'), diagnostics, suppressed };
}

function tell(result: CheckResult, format: ReturnType<typeof formatOf>, content: string): number {
  print({ ok: result.ok, findings: result, stats: { pages: result.pages } }, format, content);
  return exitCode(result);
}

function exitCode({ ok, diagnostics }: CheckResult): number {
  if (ok) return 0;
  if (diagnostics.some(isOurs)) return 70;
  return diagnostics.every(({ code, severity }) => severity === 'warning' || code === 'WL1004') ? 2 : 1;
}

/**
 * What was found on pages concerns their locales; files of one language or country concern the locales of that language or country;
 * all others concern every locale.
 */
function concerns({ file, address, locales: shown }: Diagnostic, locales: readonly string[]): boolean {
  const [, own] = /^\/([a-z]{2}-[a-z]{2})\//.exec(address ?? '') ?? [];
  const found = shown ?? (own ? [own] : undefined);
  if (found) return locales.some((locale) => found.includes(locale));
  const country = /\/countries\/([a-z]{2})\.ts$/.exec(file ?? '')?.[1];
  const language = country ? undefined : /\/([a-z]{2})\.ts$/.exec(file ?? '')?.[1];
  return locales.some((locale) => (country ? locale.startsWith(`${country}-`) : !language || locale.endsWith(`-${language}`)));
}
