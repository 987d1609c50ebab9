import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '../../generator/7-report/report.ts';
import {
  type Migration,
  migrateSite,
  type RequiredVersion,
  requiredVersion,
  siteRoot,
  wordDiff,
  writeAllAtomically,
} from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { settingsOf } from '../options.ts';

interface MigrateOptions {
  readonly content: string;
  readonly dryRun?: true;
}

/** Folders and files that codemods change, beside the content folder. */
const ofTheme = 'runtime';
const ofSite = ['tsconfig.json', 'wortlaut.config.ts'];

/**
 * Brings content, theme and configuration to the form of this version. Exit code 0; 1 if a file cannot be parsed, and then nothing is
 * written; 2 without a content folder, with an older version installed than
 * the site was written for, or where a file cannot be written.
 */
export async function migrate(options: MigrateOptions): Promise<number> {
  await settingsOf(options);
  const required = await requiredVersion();
  if (required?.installed.is === 'older')
    throw new UsageError(
      `The site is written for version ${required.range} of wortlaut, and ${required.installed.version} is installed (package.json:${required.line}). Run npm install.`,
    );
  const paths = pathsOf(options.content);
  const migration = await migrateSite(new Map([...paths].map(([name, path]) => [name, readFileSync(path, 'utf8')])));
  const { files, changes, remainders, unreadable } = migration;
  if (unreadable.length) {
    process.stderr.write(`${placed(unreadable)}Nothing was written.\n`);
    return 1;
  }
  const version = required?.installed.is === 'newer' ? presentVersion(required) : undefined;
  const written = [...files].map(([name, text]) => [placeOf(paths.get(name) ?? name, text), text] as const);
  if (!options.dryRun) await writeAllAtomically([...written, ...(version ? [[version.path, version.text] as const] : [])]);
  process.stdout.write(preview([...changes, ...(version?.changes ?? [])]));
  if (remainders.length) process.stdout.write(`\nLeft to do by hand:\n${placed(remainders)}`);
  process.stderr.write(`${closing(migration, { ...options, count: files.size + (version ? 1 : 0) })}\n`);
  return 0;
}

/** Where a file is written: a link leads to the file that changes, but is deleted itself. */
const placeOf = (path: string, text: string | undefined) => (text === undefined ? path : realpathSync(path));

/** The name of each source file, as codemods know it → its path. */
function pathsOf(content: string): ReadonlyMap<string, string> {
  const below = (folder: string, name: string): [string, string][] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !/(^|\/)node_modules\//.test(path))
      .sort()
      .map((path) => [`${name}/${path}`, `${folder}/${path}`]);
  const present = readdirSync(siteRoot);
  const own = ofSite.filter((name) => present.includes(name)).map((name) => [name, `${siteRoot}/${name}`] as const);
  const theme = present.includes(ofTheme) ? below(`${siteRoot}/${ofTheme}`, ofTheme) : [];
  return new Map([...below(resolve(content), 'content'), ...theme, ...own]);
}

const placed = (list: Migration['remainders']) => list.map(({ file, line, message }) => `  ${file}:${line}  ${message}\n`).join('');

/** The changes of each codemod as word diffs (`[-gone-] [+new+]`), and the files that it deletes. */
function preview(changes: Migration['changes']): string {
  const titles = [...new Set(changes.map(({ title }) => title))];
  return titles
    .map((title) => {
      const own = changes.filter((one) => one.title === title);
      return `${title}\n${own.map((change) => `  ${printed(change)}\n`).join('')}`;
    })
    .join('');
}

const printed = (change: Migration['changes'][number]) =>
  change.isDeleted ? `${change.file}  deleted` : `${change.file}:${change.line}  ${wordDiff(change.before, change.after)}`;

/** package.json with the range of the installed version. */
function presentVersion(required: RequiredVersion) {
  const path = realpathSync(`${siteRoot}/package.json`);
  const lines = readFileSync(path, 'utf8').split('\n');
  const before = lines[required.line - 1] ?? '';
  const after = `${before.slice(0, required.column - 1)}^${required.installed.version}${before.slice(required.endColumn - 1)}`;
  const change = { file: 'package.json', title: 'Name the installed version of wortlaut', line: required.line, before, after };
  return { path, text: lines.with(required.line - 1, after).join('\n'), changes: [change] };
}

function closing({ remainders }: Migration, { dryRun, count }: MigrateOptions & { readonly count: number }): string {
  if (count === 0)
    return remainders.length ? 'Nothing else is in the form of an earlier version.' : 'Nothing is in the form of an earlier version.';
  if (dryRun) return `${counted(count, 'file')} would be changed; --dry-run changes none.`;
  return `${counted(count, 'file')} changed. Run check next.`;
}
