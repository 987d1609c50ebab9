import { readFileSync } from 'node:fs';
import { packageRoot, siteRoot } from './roots.mjs';

/** The version of Wortlaut that a site was written for, with its place in the site's package.json (lines and columns from 1). */
export interface RequiredVersion {
  /** The range, as npm reads it: `^0.1.0`. */
  readonly range: string;
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  /** Whether the range admits the installed version, or else which of the two is the newer. */
  readonly installed: { readonly version: string; readonly is: 'admitted' | 'newer' | 'older' };
}

const named = /"(?:d|devD)ependencies"\s*:\s*\{[^{}]*?"wortlaut"\s*:\s*"(?<range>[^"]*)"/d;

/**
 * What the package.json of the site requires under `dependencies` or `devDependencies`. Undefined where it names no range of versions (it
 * does not name Wortlaut, or by a tag, a folder or an address), and for the repository of Wortlaut itself.
 */
export async function requiredVersion(): Promise<RequiredVersion | undefined> {
  if (siteRoot === packageRoot) return undefined;
  const text = read(`${siteRoot}/package.json`);
  const found = text === undefined ? undefined : named.exec(text);
  const [start, end] = found?.indices?.groups?.range ?? [0, 0];
  const range = found?.groups?.range;
  if (text === undefined || range === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(`${packageRoot}/package.json`, 'utf8')) as { readonly version: string };
  const is = await compare(version, range);
  const lines = text.slice(0, start).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return is && { range, line: lines.length, column, endColumn: column + end - start, installed: { version, is } };
}

/** Whether the site has a package.json that is no JSON: no module of the site could be loaded. */
export function isManifestBroken(): boolean {
  const text = read(`${siteRoot}/package.json`);
  try {
    if (text !== undefined) JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

async function compare(version: string, range: string): Promise<RequiredVersion['installed']['is'] | undefined> {
  if (range === version) return 'admitted';
  const { default: semver } = await import('semver');
  if (semver.validRange(range) === null) return undefined;
  if (semver.satisfies(version, range, { includePrerelease: true })) return 'admitted';
  return semver.ltr(version, range) ? 'older' : 'newer';
}

/** Undefined for a file that cannot be read: whoever needs it reports that. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
