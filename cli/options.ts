import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { closestMatch, loadConfig, redirectForms, type Settings } from '../generator/index.ts';
import { UsageError } from './command-errors.ts';

export interface SiteOptions {
  readonly content: string;
  readonly origin?: string;
}

type SiteSettings = Required<Pick<Settings, 'content' | 'origin' | 'redirects' | 'host'>>;

/** How the site is going to be served. */
interface HostOptions {
  readonly redirects?: string;
  readonly host?: string;
}

/** The settings for the generator, or a usage error for options that cannot work. */
export async function settingsOf({ content, origin, redirects, host }: SiteOptions & HostOptions): Promise<SiteSettings> {
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
    redirects: redirects === undefined ? undefined : choice('form of redirects', redirects, redirectForms),
    host: host === undefined ? undefined : choice('host', host, Object.keys((await loadConfig()).hosts)),
  };
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
  throw new UsageError(`'${given}' is no ${option}.${near ? ` Did you mean '${near}'?` : ''} ${known(option, allowed)}`);
}

const known = (option: string, allowed: readonly string[]) =>
  allowed.length ? `Known are ${allowed.join(', ')}.` : `The site has no ${option} in its configuration.`;

/** A port between 0 and 65535; 0 lets the system choose. */
export function portOf(given: string): number {
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`'${given}' is no port. Give a number from 0 to 65535.`);
  return port;
}
