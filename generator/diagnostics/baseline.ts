import { createHash } from 'node:crypto';
import { isSuppressible } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';

type Fingerprinted = Pick<Diagnostic, 'code' | 'file' | 'dataPath' | 'message'>;

/** A finding in one line that does not change when lines above it come or go. */
export function fingerprintOf({ code, file = '', dataPath = [], message }: Fingerprinted): string {
  const digest = createHash('sha256').update(message).digest('hex').slice(0, 16);
  return JSON.stringify({ code, file, dataPath: dataPath.join('.'), message: digest });
}

/** The findings as a baseline: one a line, sorted, so that those of two branches can simply be put together. */
export function baselineOf(diagnostics: readonly Diagnostic[]): string {
  const each = diagnostics.flatMap((diagnostic): Fingerprinted[] => [diagnostic, ...(diagnostic.also ?? [])]);
  const lines = each.filter(({ code }) => isSuppressible(code)).map(fingerprintOf);
  return lines
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

/** The lines of a baseline, or the number of the first line that is none. */
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

export interface BaselineComparison {
  /** What the baseline does not know. */
  readonly added: readonly Diagnostic[];
  readonly baselined: readonly Diagnostic[];
  /** How many lines of the baseline name nothing that was found. */
  readonly stale: number;
}

/** Parts findings into new ones and those that the baseline has. A line stands for one finding; the same twice needs two lines. */
export function compareWith(baseline: readonly string[], diagnostics: readonly Diagnostic[]): BaselineComparison {
  const open = new Map<string, number>();
  for (const line of baseline) open.set(line.trim(), (open.get(line.trim()) ?? 0) + 1);
  const [left, known] = [[] as Diagnostic[], [] as Diagnostic[]];
  for (const diagnostic of diagnostics) {
    const line = isSuppressible(diagnostic.code) ? fingerprintOf(diagnostic) : '';
    const times = open.get(line) ?? 0;
    (times ? known : left).push(diagnostic);
    if (times) open.set(line, times - 1);
  }
  return { added: left, baselined: known, stale: [...open.values()].reduce((sum, times) => sum + times, 0) };
}
