import { readdirSync, readFileSync } from 'node:fs';
import type { SiteFiles } from '../../../generator/model/site-files.ts';
import { root } from '../paths.ts';
import { applyHunks, type Edited } from './apply-hunks.ts';
import { type Expected, expectedOf } from './markers.ts';
import { type ParsedSample, parseSamples } from './parse-samples.ts';

/** A valid site, the same site with a fault, and the findings that the fault causes. */
export interface Sample extends Pick<ParsedSample, 'name' | 'hunks' | 'end'>, Pick<Edited, 'lineOf'> {
  /** The sample file, relative to the repository: 'tests/checks/WL1013.md'. */
  readonly file: string;
  readonly good: SiteFiles;
  readonly bad: SiteFiles;
  readonly expected: readonly Expected[];
}

/** The samples of content whose names begin with these letters. Their sites are complete content folders. */
export function contentSamples(prefix = ''): Sample[] {
  const sites = contentSites();
  return sampleFiles('tests/checks')
    .flatMap((file) => readSamples(file, sites))
    .filter(({ name }) => name.startsWith(prefix));
}

/** The sample of content with this name. */
export function contentSample(name: string): Sample {
  const samples = readSamples(`tests/checks/${name.slice(0, 'WL0000'.length)}.md`, contentSites());
  return samples.find((sample) => sample.name === name) ?? fail(`There is no sample '${name}'.`);
}

/** The samples of rendered pages, as edits of this site. */
export const pageSamples = (minimal: SiteFiles): Sample[] =>
  sampleFiles('tests/inspection').flatMap((file) => readSamples(file, new Map([['minimal', minimal]]), { inside: true }));

/** The sample files of a folder, relative to the repository. Each is named for the code of its samples. */
const sampleFiles = (folder: string): string[] =>
  readdirSync(`${root}/${folder}`).flatMap((file) => (/^WL\d{4}\.md$/.test(file) ? [`${folder}/${file}`] : []));

/** The files of the minimal site. */
export function minimalContent(): SiteFiles {
  const folder = `${root}/tests/sites/minimal/content`;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  return new Map(paths.map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')]));
}

/** Name → content folder: the minimal site, and those of tests/checks/sites.md, each of which edits one before it. */
function contentSites(): Map<string, SiteFiles> {
  const sites = new Map([['minimal', minimalContent()]]);
  for (const { name, site, hunks } of parseSamples(readFileSync(`${root}/tests/checks/sites.md`, 'utf8'), 'tests/checks/sites.md'))
    sites.set(name, applyHunks(sites.get(site) ?? fail(`tests/checks/sites.md: there is no site '${site}'.`), hunks).files);
  return sites;
}

function readSamples(file: string, sites: ReadonlyMap<string, SiteFiles>, options = { inside: false }): Sample[] {
  const parsed = parseSamples(readFileSync(`${root}/${file}`, 'utf8'), file);
  if (!parsed.length) fail(`${file}: the file has no sample, which begins with a heading such as '## WL1013'.`);
  return parsed.map(({ name, site, hunks, end }) => {
    if (!file.endsWith(`/${name.slice(0, 'WL0000'.length)}.md`)) fail(`${file}: the sample '${name}' is in the file of another code.`);
    const files = sites.get(site) ?? fail(`${file}: there is no site '${site}'.`);
    const without = (half: string) => hunks.filter((hunk) => hunk.half !== half);
    const bad = applyHunks(files, without('good'), options);
    const good = applyHunks(files, without('bad'), options);
    return { name, file, hunks, end, good: good.files, bad: bad.files, lineOf: bad.lineOf, expected: expectedOf(hunks, bad) };
  });
}

function fail(message: string): never {
  throw new Error(message);
}
