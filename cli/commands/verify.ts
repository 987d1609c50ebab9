import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pc from 'picocolors';
import type { FileHashes, Manifest } from '../../generator/index.ts';
import { commandName } from '../../generator/package/command-name.ts';
import { UsageError } from '../command-errors.ts';
import { usesColour } from '../print.ts';
import { readReport } from '../read-report.ts';
import { filesIn, type Published, publishedAt } from '../verify/published-files.ts';

/** The number of paths that are listed of each kind of difference. */
const maxListed = 10;

/**
 * Compares a folder or a server with the files of the build in `out`, one by one. Exit code 0 if all are as built, 1 if one is
 * not, or was not sent, 2 if there is nothing to compare.
 */
export async function verify(place: string | undefined, { out }: { readonly out: string }): Promise<number> {
  const built = await reportOf<FileHashes>(out, 'files.json');
  const folder = place ?? join(out, 'site');
  const isServer = /^https?:\/\//i.test(folder);
  const published = isServer ? await askServer(folder, built, out) : await readFolder(folder);
  const differences = compare(built, published, isServer);
  const paint = pc.createColors(usesColour(process.stdout));
  const { limited } = published;
  if (differences.length === 0 && !limited) {
    process.stdout.write(
      `${paint.green('✓')} ${published.files.size} files ${isServer ? 'at' : 'in'} ${folder} are as the build in ${out} wrote them.\n`,
    );
    return 0;
  }
  for (const { sentence, paths, noun = 'file' } of differences) {
    process.stdout.write(`${paint.red('✗')} ${paths.length === 1 ? `1 ${noun} is` : `${paths.length} ${noun}s are`} ${sentence}:\n`);
    for (const path of paths.slice(0, maxListed)) process.stdout.write(`    ${path}\n`);
    if (paths.length > maxListed) process.stdout.write(`    and ${paths.length - maxListed} more\n`);
  }
  if (limited)
    process.stdout.write(
      `${paint.red('✗')} ${limited.requests} of ${limited.of} addresses are not compared: ${folder} limits requests (${limited.status}). Let this machine in, or verify again later.\n`,
    );
  if (differences.length) process.stdout.write(`Publish ${out}/site again, or build it from the sources that are published.\n`);
  return 1;
}

/** The differences by kind. Further files of a server are unknown. */
function compare(built: FileHashes, { files, redirects, policies }: Published, isServer: boolean) {
  const paths = [...files.keys()].sort();
  const expected = isServer ? paths : Object.keys(built.files);
  const isBuilt = (path: string) => Object.hasOwn(built.files, path);
  const isChanged = (path: string) => isBuilt(path) && typeof files.get(path) === 'string' && files.get(path) !== built.files[path];
  const kinds = [
    { sentence: 'not what the build wrote', paths: paths.filter(isChanged) },
    {
      sentence: 'answered with the wrong status',
      paths: paths.filter((path) => typeof files.get(path) === 'number').map((path) => `${path} (${files.get(path)})`),
    },
    { sentence: 'missing', paths: expected.filter((path) => files.get(path) === undefined) },
    { sentence: 'not what the build says', paths: [...redirects].map(([path, answer]) => `${path} (${answer})`).sort(), noun: 'redirect' },
    {
      sentence: 'sent with the security policy of another build: let the server read its configuration again',
      paths: [...policies].sort(),
    },
    { sentence: 'there that the build did not write', paths: paths.filter((path) => !isBuilt(path)) },
  ];
  return kinds.filter((kind) => kind.paths.length > 0);
}

async function readFolder(folder: string): Promise<Published> {
  const entry = await stat(folder).catch(() => undefined);
  if (entry?.isDirectory()) return filesIn(folder);
  throw new UsageError(`The folder '${folder}' does not exist. Name the folder that is published, or the address of a server.`);
}

async function askServer(origin: string, built: FileHashes, out: string): Promise<Published> {
  if (!URL.canParse(origin)) throw new UsageError(`'${origin}' is not an address, such as https://www.example.com.`);
  const { origin: server, href } = new URL(origin);
  if (href !== `${server}/`)
    throw new UsageError(`'${origin}' is not the address of a server alone, where a build begins. Give ${server}.`);
  const manifest = await reportOf<Manifest>(out, 'manifest.json');
  const published = await publishedAt(origin, built, manifest).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new UsageError(`${origin} does not answer: ${reason}. Start the server, or name another address.`);
  });
  const [status, ...others] = new Set(published.files.values());
  if (typeof status !== 'number' || others.length) return published;
  throw new UsageError(`${origin} answers every address with ${status}. Let this machine in, start the server, or name another address.`);
}

async function reportOf<Content>(out: string, name: string): Promise<Content> {
  const report = await readReport<Content>(out, name).catch(() => undefined);
  if (report) return report;
  throw new UsageError(
    `The folder ${out} does not contain a build to compare with; run ${commandName} build first, or name its output folder with --out.`,
  );
}
