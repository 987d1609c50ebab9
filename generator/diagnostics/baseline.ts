import { createHash } from 'node:crypto';
import { isSuppressible, type SiteCodes } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';

type Fingerprinted = Pick<Diagnostic, 'code' | 'file' | 'dataPath' | 'message'>;

/** A finding as one line that does not depend on line numbers. */
export function fingerprintOf({ code, file = '', dataPath = [], message }: Fingerprinted): string {
  const digest = createHash('sha256').update(message).digest('hex').slice(0, 16);
  return JSON.stringify({ code, file, dataPath: dataPath.join('.'), message: digest });
}

/** The findings as a baseline: one per line, sorted, so that two branches can be merged by concatenation. */
export function baselineOf(diagnostics: readonly Diagnostic[], codes: SiteCodes): string {
  const each = diagnostics.flatMap((diagnostic): Fingerprinted[] => [diagnostic, ...(diagnostic.also ?? [])]);
  const lines = each.filter(({ code }) => isSuppressible(code, codes)).map(fingerprintOf);
  return lines
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

/** The lines of a baseline, or the number of the first malformed line. */
export function parseBaseline(text: string): { lines: readonly string[] } | { faulty: number } {
  const lines = text.split('\n');
  const faulty = lines.findIndex((line) => line.trim() !== '' && !isFingerprint(line));
  return faulty < 0 ? { lines: lines.filter((line) => line.trim() !== '') } : { faulty: faulty + 1 };
}

function isFingerprint(line: string): boolean {
  try {
    const value = JSON.parse(line);
    return Object.keys(value).join() === 'code,file,dataPath,message' && Object.values(value).every((part) => typeof part === 'string');
  } catch {
    return false;
  }
}

interface BaselineComparison {
  /** Findings that are not in the baseline. */
  readonly added: readonly Diagnostic[];
  readonly baselined: readonly Diagnostic[];
  /** How many lines of the baseline match no finding. */
  readonly stale: number;
}

/** Divides findings into new ones and those in the baseline. Each line matches one finding; two equal findings need two lines. */
export function compareWith(baseline: readonly string[], diagnostics: readonly Diagnostic[], codes: SiteCodes): BaselineComparison {
  const open = new Map<string, number>();
  for (const line of baseline) open.set(line.trim(), (open.get(line.trim()) ?? 0) + 1);
  const [added, baselined] = [[] as Diagnostic[], [] as Diagnostic[]];
  for (const diagnostic of diagnostics) {
    const line = isSuppressible(diagnostic.code, codes) ? fingerprintOf(diagnostic) : '';
    const times = open.get(line) ?? 0;
    (times ? baselined : added).push(diagnostic);
    if (times) open.set(line, times - 1);
  }
  return { added, baselined, stale: [...open.values()].reduce((sum, times) => sum + times, 0) };
}
