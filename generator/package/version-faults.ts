import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { placeInText } from '../diagnostics/place-in-text.ts';
import { readText } from './read-text.ts';
import { packageRoot } from './roots.mjs';

const file = 'package.json';
const dependency = /"(?:d|devD)ependencies"\s*:\s*\{[^{}]*?"wortlaut"\s*:\s*"(?<range>[^"]*)"/d;

/**
 * WL6023: the package.json of the site in a folder is not JSON, or requires another version of Wortlaut than the installed one, or none is
 * installed. Commands stop there: all else may follow from it. Empty if it requires no range of versions (but a tag, a folder or an address), and for the repository of Wortlaut.
 */
export async function versionFaults(root: string): Promise<readonly Diagnostic[]> {
  // npm reports a file that cannot be read.
  const text = readText(`${root}/${file}`);
  if (text === undefined) return [];
  if (!isJson(text)) return [broken];
  const match = root === packageRoot ? null : dependency.exec(text);
  const range = match?.groups?.range;
  if (range === undefined) return [];
  const place = { file, ...placeInText(text, match?.indices?.groups?.range ?? [0, 0]), found: range };
  if (!isInstalled(root))
    return [
      finding('WL6023', place, ['The package wortlaut, which the site requires, is not installed in node_modules.', 'Run npm install.']),
    ];
  const { version } = JSON.parse(readFileSync(`${packageRoot}/${file}`, 'utf8')) as { readonly version: string };
  const order = await compare(version, range);
  if (order === undefined) return [];
  return [
    finding('WL6023', place, [
      `The site is written for version ${range} of wortlaut, and ${version} is installed.`,
      order === 'newer'
        ? `Run npm install wortlaut@'${range}'. Or name ${version} here, and change the site as its changelog describes.`
        : 'Run npm install, which installs the version that package.json names.',
    ]),
  ];
}

const broken: Diagnostic = finding('WL6023', { file }, [
  'This file is not JSON, so the version of wortlaut that the site is written for is unknown.',
  'Look for a comma, a quotation mark or a brace that is missing or left over; npm install names its place.',
]);

/** Whether an installed version is newer or older than a range admits; undefined if the range admits it, or is not a range. */
async function compare(version: string, range: string): Promise<'newer' | 'older' | undefined> {
  if (range === version) return undefined;
  const { default: semver } = await import('semver');
  if (semver.validRange(range) === null || semver.satisfies(version, range, { includePrerelease: true })) return undefined;
  return semver.ltr(version, range) ? 'older' : 'newer';
}

/** Whether files of the site can import `wortlaut`. */
function isInstalled(root: string): boolean {
  try {
    return createRequire(`${root}/${file}`).resolve('wortlaut') !== '';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND';
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
