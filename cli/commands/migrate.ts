import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '../../generator/7-report/report.ts';
import { type Migration, migrateSite, siteRoot, wordDiff, writeAllAtomically } from '../../generator/index.ts';
import { settingsOf } from '../options.ts';

interface MigrateOptions {
  readonly content: string;
  readonly dryRun?: true;
}

/** Folders and files that codemods change, beside the content folder. */
const ofTheme = 'runtime';
const configuration = 'wortlaut.config.ts';

/**
 * Brings content, theme and configuration to the form of this version. Exit code 0; 1 if a file cannot be parsed, and then nothing is
 * written; 2 without a content folder or where a file cannot be written.
 */
export async function migrate(options: MigrateOptions): Promise<number> {
  await settingsOf(options);
  const paths = pathsOf(options.content);
  const migration = await migrateSite(new Map([...paths].map(([name, path]) => [name, readFileSync(path, 'utf8')])));
  const { files, changes, remainders, unreadable } = migration;
  if (unreadable.length) {
    process.stderr.write(`${placed(unreadable)}Nothing was written.\n`);
    return 1;
  }
  if (!options.dryRun) await writeAllAtomically([...files].map(([name, text]) => [paths.get(name) ?? name, text]));
  process.stdout.write(preview(changes));
  if (remainders.length) process.stdout.write(`\nLeft to do by hand:\n${placed(remainders)}`);
  process.stderr.write(`${closing(migration, options)}\n`);
  return 0;
}

/** The name of each source file, as codemods know it → its path. Links count as the files that they lead to. */
function pathsOf(content: string): ReadonlyMap<string, string> {
  const below = (folder: string, name: string): [string, string][] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !/(^|\/)node_modules\//.test(path))
      .sort()
      .map((path) => [`${name}/${path}`, realpathSync(`${folder}/${path}`)]);
  const own = readdirSync(siteRoot).includes(configuration) ? [[configuration, `${siteRoot}/${configuration}`] as const] : [];
  const theme = readdirSync(siteRoot).includes(ofTheme) ? below(`${siteRoot}/${ofTheme}`, ofTheme) : [];
  return new Map([...below(resolve(content), 'content'), ...theme, ...own]);
}

const placed = (list: Migration['remainders']) => list.map(({ file, line, message }) => `  ${file}:${line}  ${message}\n`).join('');

/** The changes of each codemod as word diffs (`[-gone-] [+new+]`). */
function preview(changes: Migration['changes']): string {
  const titles = [...new Set(changes.map(({ title }) => title))];
  return titles
    .map((title) => {
      const own = changes.filter((one) => one.title === title);
      return `${title}\n${own.map(({ file, line, before, after }) => `  ${file}:${line}  ${wordDiff(before, after)}\n`).join('')}`;
    })
    .join('');
}

function closing({ files, remainders }: Migration, { dryRun }: MigrateOptions): string {
  if (files.size === 0)
    return remainders.length ? 'Nothing else is in the form of an earlier version.' : 'Nothing is in the form of an earlier version.';
  if (dryRun) return `${counted(files.size, 'file')} would be changed; --dry-run changes none.`;
  return `${counted(files.size, 'file')} changed. Run check next.`;
}
