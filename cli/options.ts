import { stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import {
  closestMatch,
  expectedOrigin,
  finishWriting,
  hostsNamed,
  isDay,
  isOrigin,
  openSite,
  type Settings,
  type Site,
  siteFolder,
} from '../generator/index.ts';
import { UsageError } from './command-errors.ts';

export interface SiteOptions {
  readonly content: string;
  readonly origin?: string;
  /** ISO date of the day for which law, waivers and evidence are judged. */
  readonly asOf?: string;
}

/** Options that are given or not. */
export type Flags<Name extends string> = { readonly [Option in Name]?: boolean };

/** Options with a word behind them. */
export type Words<Name extends string> = { readonly [Option in Name]?: string };

interface HostOptions {
  /** Names of hosts; a word may contain several: `nginx,caddy`. */
  readonly host?: readonly string[];
}

export const siteHere = <Given extends Settings>(given?: Given): Given & Site => openSite(siteFolder(process.cwd()), { ...given } as Given);

/** The site of a command, with its settings. Throws a usage error for a wrong option. */
export async function siteOf<Given extends Settings>(
  { content, origin, asOf, host }: SiteOptions & HostOptions,
  more?: Given,
): Promise<Given & Site> {
  const entry = await stat(content).catch(() => undefined);
  if (!entry) throw new UsageError(`The content folder '${content}' does not exist. Name an existing one with --content.`);
  if (!entry.isDirectory())
    throw new UsageError(`'${content}' is a file, and a content folder is expected. Name the folder with --content.`);
  if (origin !== undefined && !isOrigin(origin)) {
    throw new UsageError(`The origin '${origin}' is not ${expectedOrigin(origin)}.`);
  }
  if (asOf !== undefined && !isDay(asOf)) throw new UsageError(`'${asOf}' is not a day. Write it like 2027-06-30.`);
  await finishImport(content);
  const hosts = host && hostNames(host, await siteHere().config());
  return siteHere({ ...more, content: resolve(content), origin, hosts, today: asOf } as Given & Settings);
}

/** The journal of an import: it exists while several files of the content are written. */
export const importJournal = ({ content }: SiteOptions): string => join(dirname(resolve(content)), '.wortlaut', 'import.json');

/** Finishes an import that was killed, so that no command reads a half of it. */
async function finishImport(content: string): Promise<void> {
  const { written, left } = await finishWriting(importJournal({ content }));
  if (written.length) process.stderr.write(`An import was stopped before its end. Its texts are written now: ${written.join(', ')}.\n`);
  if (left.length) process.stderr.write(`${left.join(', ')} changed since, so the import has left them. Import again what they lack.\n`);
}

/** The names of hosts. Throws a usage error unless one build can serve them together. */
function hostNames(given: readonly string[], config: Parameters<typeof hostsNamed>[0]): readonly string[] {
  const names = given.flatMap((word) => word.split(',')).map((name) => name.trim());
  const hosts = hostsNamed(config, names);
  if (typeof hosts === 'string') throw new UsageError(hosts);
  return hosts.map(({ name }) => name);
}

/** An output folder. Throws a usage error if it contains the content or is inside it. */
export function outputFolder(out: string, { content }: SiteOptions): string {
  const [output, source] = [resolve(out), resolve(content)];
  const holds = (outer: string, inner: string) => inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep);
  if (holds(output, source) || holds(source, output))
    throw new UsageError(`The output folder '${out}' and the content folder '${content}' overlap. Name another folder with --out.`);
  return out;
}

/** One of the allowed words, in any letter case. Throws a usage error with the nearest word for any other. */
export function choice<Word extends string>(option: string, given: string, allowed: readonly Word[]): Word {
  const word = allowed.find((one) => one === given) ?? allowed.find((one) => one.toLowerCase() === given.toLowerCase());
  if (word !== undefined) return word;
  const near = closestMatch(given, allowed);
  throw new UsageError(`'${given}' is not a known ${option}.${near ? ` Did you mean '${near}'?` : ''} Choose from ${listed(allowed)}.`);
}

/** The maximal number of words in a message. */
const most = 16;
const listed = (words: readonly string[]) =>
  words.length > most ? `${words.slice(0, most).join(', ')} and ${words.length - most} more` : words.join(', ');

/** A port between 0 and 65535; 0 lets the system choose. */
export function portOf(given: string): number {
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`'${given}' is not a port. Give a number from 0 to 65535.`);
  return port;
}
