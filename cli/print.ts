import { dirname, join } from 'node:path';
import { type BuiltInFormat, type Format, formats, type Result, report } from '../generator/7-report/report.ts';
import { type Diagnostic, readText, type Site, type SiteCodes } from '../generator/index.ts';
import { exitCodeOf } from './exit-code.ts';
import { choice } from './options.ts';

/** The requested format; by default pretty, at a terminal and in CI. Loads the configuration only for formats of the site. */
export async function formatOf(given: string | undefined, site: Site): Promise<Format> {
  if (given === undefined || isBuiltIn(given)) return given ?? 'pretty';
  const { reportFormats } = await site.config();
  const name = choice('format', given, [...formats, ...Object.keys(reportFormats)]);
  return reportFormats[name] ?? (name as BuiltInFormat);
}

const isBuiltIn = (format: string): format is BuiltInFormat => (formats as readonly string[]).includes(format);

export interface Printing {
  readonly format: Format;
  readonly site: Site;
  /** Lists every warning, even if one code has many. */
  readonly verbose?: boolean | undefined;
}

/** The sources of printed findings: the files beside the content folder, and the codes of the site. */
export interface PrintedSite {
  readonly content: string;
  readonly codes: SiteCodes;
}

export const printedSite = async ({ content, codes }: Site): Promise<PrintedSite> => ({ content, codes: await codes() });

/** The diagnostics that a command prints: with `--quiet` only the errors. */
export function shownOf(diagnostics: readonly Diagnostic[], quiet: boolean | undefined): readonly Diagnostic[] {
  return quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
}

/** Prints a result in the requested format. Code frames read the sources. */
export async function print(result: Result, { format, site, verbose }: Printing): Promise<void> {
  process.stdout.write(report(result, format, { ...optionsFor(process.stdout, await printedSite(site)), verbose }));
}

/** Prints the diagnostics that stopped a command to standard error. */
export function printFaults(diagnostics: readonly Diagnostic[], site: PrintedSite, total?: string): void {
  const findings = { diagnostics, suppressed: [] };
  process.stderr.write(report({ ok: false, findings, stats: {} }, 'pretty', { ...optionsFor(process.stderr, site), total }));
}

/** Prints the errors that stopped a command, and returns its exit code. */
export async function reportErrors(diagnostics: readonly Diagnostic[], site: Site): Promise<number> {
  const errors = shownOf(diagnostics, true);
  printFaults(errors, await printedSite(site));
  return exitCodeOf(errors);
}

function optionsFor(stream: NodeJS.WriteStream, { content, codes }: PrintedSite) {
  return { codes, colour: usesColour(stream), lines: linesBeside(content), width: columnsFor(stream) };
}

/** The columns of the terminal, or those of COLUMNS; undefined without either. */
export function columnsFor(stream: NodeJS.WriteStream): number | undefined {
  const columns = stream.columns || Number(process.env.COLUMNS);
  return columns >= 40 ? columns : undefined;
}

/** Reads the lines of files that are named relative to the parent of the content folder (absolute). */
export function linesBeside(content: string): (file: string) => readonly string[] | undefined {
  const root = dirname(content);
  return (file) => readText(join(root, file))?.split('\n');
}

/** Colour at a terminal, unless NO_COLOR is set. */
export function usesColour(stream: NodeJS.WriteStream): boolean {
  return Boolean(stream.isTTY) && !process.env.NO_COLOR;
}
