import { existsSync, lstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { commandName } from '../generator/package/command-name.ts';

/** Wrong usage of a command. The message names the given and the expected value, and the remedy. */
export class UsageError extends Error {}

/** The error for an output folder without a build, or with a part of one. */
export function noBuiltSite(out: string): UsageError {
  const lacking = ['site', 'reports/manifest.json'].filter((name) => !existsSync(`${out}/${name}`));
  // A copy without hidden folders has links that lead nowhere.
  const isPart = lacking.length === 1 || lstatSync(`${out}/site`, { throwIfNoEntry: false }) !== undefined;
  const what =
    lacking.length && isPart
      ? `The folder ${out} lacks ${lacking.join(' and ')} of its build; copy the whole folder, or run`
      : `The folder ${out} does not contain a built site; run`;
  return new UsageError(`${what} ${commandName} build${out === 'dist' ? '' : ` --out ${out}`} first.`);
}

/** The message for an error of the file system; undefined for any other error. */
export function diskErrorMessage(error: unknown): string | undefined {
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  if (!syscall || !path || !(code in reasons)) return undefined;
  if (syscall === 'watch' && code === 'ENOSPC')
    return `'${path}' cannot be watched: the system watches no more folders. Raise fs.inotify.max_user_watches, or close other programs that watch files.`;
  return `'${path}' cannot be ${/^(?:open|read|scandir|stat|lstat)/.test(syscall) ? 'read or written' : 'written'}: ${reasons[code]}.`;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you have no right to it',
  EPERM: 'you have no right to it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EISDIR: 'it is a folder, and a file is expected',
  ENOTDIR: 'a part of its path is a file',
  EMFILE: 'too many files are open',
  EIO: 'the disk reports a fault',
};

export function printInternalError(error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `Wortlaut has made a mistake; your content is not to blame, and the last good site is untouched.\nPlease report these lines together with the command:\n\n${detail}\n`,
  );
}

/** Returns the message for a package that is not installed. The repository has all of them; a site has those of a command that it runs. */
export async function missingPackageMessage(name: string, consequence = 'the command cannot run'): Promise<string> {
  const { packageRoot, optionalPackages } = await import('../generator/index.ts');
  const { peerDependencies } = JSON.parse(await readFile(`${packageRoot}/package.json`, 'utf8'));
  const group = Object.values(optionalPackages).find((names) => names.includes(name));
  const remedy = peerDependencies && group ? `npm install ${group.map((one) => `${one}@${peerDependencies[one]}`).join(' ')}` : 'npm ci';
  return `The package '${name}' is not installed, so ${consequence}. Run ${remedy}.`;
}

/** The package that Node did not find; undefined for any other error. */
export function missingPackage(error: unknown): string | undefined {
  const { code, message = '' } = error as NodeJS.ErrnoException;
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND'
    ? /Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w][\w.-]*)/.exec(message)?.[1]
    : undefined;
}
