import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pc from 'picocolors';
import type { FileHashes, Manifest } from '../../generator/index.ts';
import { commandName } from '../../generator/package/command-name.ts';
import { UsageError } from '../command-errors.ts';
import { usesColour } from '../print.ts';
import { readReport } from '../read-report.ts';
import { type FoundFiles, filesAt, filesIn } from '../verify/published-files.ts';

interface VerifyOptions {
  readonly out: string;
}

/** No more paths than this are listed of each kind of difference. */
const listed = 10;

/**
 * Compares a folder or a server with what the build in `out` wrote, file by file. Exit code 0 if all are as built, 1 if one is not, 2 if
 * there is nothing to compare.
 */
export async function verify(place: string | undefined, { out }: VerifyOptions): Promise<number> {
  const built = await reportOf<FileHashes>(out, 'files.json');
  const folder = place ?? join(out, 'site');
  const isServer = /^https?:\/\//.test(folder);
  const found = isServer ? await askServer(folder, built, out) : await readFolder(folder);
  const differences = compare(built, found, isServer);
  const paint = pc.createColors(usesColour(process.stdout));
  if (differences.length === 0) {
    process.stdout.write(
      `${paint.green('✓')} ${found.size} files ${isServer ? 'at' : 'in'} ${folder} are as the build in ${out} wrote them.\n`,
    );
    return 0;
  }
  for (const { sentence, paths } of differences) {
    process.stdout.write(`${paint.red('✗')} ${sentence}\n`);
    for (const path of paths.slice(0, listed)) process.stdout.write(`    ${path}\n`);
    if (paths.length > listed) process.stdout.write(`    and ${paths.length - listed} more\n`);
  }
  process.stdout.write(`Publish ${out}/site again, or build it from the sources that are published.\n`);
  return 1;
}

interface Difference {
  readonly sentence: string;
  readonly paths: readonly string[];
}

/** What is not as built, by kind. A server is not asked what else it has. */
function compare({ files }: FileHashes, found: FoundFiles, isServer: boolean): Difference[] {
  const expected = isServer ? [...found.keys()] : Object.keys(files);
  const missing = expected.filter((path) => found.get(path) === undefined);
  const changed = expected.filter((path) => found.get(path) !== undefined && found.get(path) !== files[path]);
  const others = isServer ? [] : [...found.keys()].filter((path) => !Object.hasOwn(files, path));
  const kinds = [
    { sentence: `${counted(changed.length)} not what the build wrote:`, paths: changed },
    { sentence: `${counted(missing.length)} missing:`, paths: missing },
    { sentence: `${counted(others.length)} there that the build did not write:`, paths: others },
  ];
  return kinds.filter(({ paths }) => paths.length > 0);
}

const counted = (count: number) => (count === 1 ? '1 file is' : `${count} files are`);

async function readFolder(folder: string): Promise<FoundFiles> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new UsageError(`There is no folder '${folder}'. Name the folder that is published, or the address of a server.`);
  return filesIn(folder);
}

async function askServer(origin: string, built: FileHashes, out: string): Promise<FoundFiles> {
  if (!URL.canParse(origin)) throw new UsageError(`'${origin}' is no address, such as https://www.example.com.`);
  const manifest = await reportOf<Manifest>(out, 'manifest.json');
  return filesAt(origin, built, manifest).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new UsageError(`${origin} does not answer: ${reason}. Start the server, or name another address.`);
  });
}

async function reportOf<Content>(out: string, name: string): Promise<Content> {
  const report = await readReport<Content>(out, name).catch(() => undefined);
  if (report) return report;
  throw new UsageError(
    `There is no build in ${out} to compare with; run ${commandName} build first, or name its output folder with --out.`,
  );
}
