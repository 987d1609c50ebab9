import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { closestMatch, hostsNamed, loadConfig, type Settings } from '../generator/index.ts';
import { UsageError } from './command-errors.ts';

export interface SiteOptions {
  readonly content: string;
  readonly origin?: string;
}

type SiteSettings = Required<Pick<Settings, 'content' | 'origin' | 'hosts'>>;

interface HostOptions {
  /** The names of hosts, several of them also in one word: `nginx,caddy`. */
  readonly host?: readonly string[];
}

/** The settings for the generator, or a usage error for options that cannot work. */
export async function settingsOf({ content, origin, host }: SiteOptions & HostOptions): Promise<SiteSettings> {
  const found = await stat(content).catch(() => undefined);
  if (!found) throw new UsageError(`The content folder '${content}' does not exist. Name an existing one with --content.`);
  if (!found.isDirectory())
    throw new UsageError(`'${content}' is a file, and a content folder is expected. Name the folder with --content.`);
  if (origin !== undefined && !/^https?:\/\/[^/?#]+\/?$/.test(origin)) {
    throw new UsageError(`The origin '${origin}' is not a scheme and a host, such as https://www.example.com.`);
  }
  return {
    content,
    origin,
    hosts: host && (await hostNames(host)),
  };
}

/** The names of hosts that one build can serve together; otherwise a usage error. */
async function hostNames(given: readonly string[]): Promise<readonly string[]> {
  const names = given.flatMap((word) => word.split(',')).map((name) => name.trim());
  const found = hostsNamed(await loadConfig(), names);
  if (typeof found === 'string') throw new UsageError(found);
  return found.map(({ name }) => name);
}

/** An output folder; a usage error if it contains the content or is in it. */
export function outputFolder(out: string, { content }: SiteOptions): string {
  const [output, source] = [resolve(out), resolve(content)];
  const holds = (outer: string, inner: string) => inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep);
  if (holds(output, source) || holds(source, output))
    throw new UsageError(
      `The output folder '${out}' and the content folder '${content}' lie in one another. Name a folder of its own with --out.`,
    );
  return out;
}

/** One of the allowed words; otherwise a usage error with the nearest. */
export function choice<Word extends string>(option: string, given: string, allowed: readonly Word[]): Word {
  if ((allowed as readonly string[]).includes(given)) return given as Word;
  const near = closestMatch(given, allowed);
  throw new UsageError(`'${given}' is no ${option}.${near ? ` Did you mean '${near}'?` : ''} Known are ${allowed.join(', ')}.`);
}

/** A port between 0 and 65535; 0 lets the system choose. */
export function portOf(given: string): number {
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`'${given}' is no port. Give a number from 0 to 65535.`);
  return port;
}
