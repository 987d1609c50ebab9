import type { Entry, Wording } from '../model/content.ts';
import { memoize } from '../model/memoize.ts';
import { messagesOf } from '../model/messages.ts';
import type { PageDefinition } from '../model/page.ts';
import { shortHash } from '../package/hash.ts';
import type { QueryResult } from './query-inputs.ts';

/** The dependencies of a page: its own definition and texts, and all queries that it made. */
export interface PageTrace {
  /** Hash of the shown parts of the page's definition and of its texts. */
  readonly copy: string;
  /** Texts of the page's files that it does not show: file → paths, joined with NUL. */
  readonly unread: Readonly<Record<string, readonly string[]>>;
  readonly queries: readonly QueryResult[];
}

/** The sources of a page: its definition, and its copy files before those that it inherits. */
export interface PageSources {
  readonly definition: PageDefinition;
  readonly copies: readonly Entry<Wording>[];
}

/** Records which texts of its copy files a page reads. */
export class CopyReadings {
  readonly #pathsIn = memoize((_file: string) => new Set<string>());

  note(path: readonly string[], file: string): void {
    this.#pathsIn(file).add(path.join('\0'));
  }

  /** The texts that were not read, by file; a file whose texts were all read has no entry. */
  unread(copies: PageSources['copies']): Record<string, string[]> {
    const unread: Record<string, string[]> = {};
    for (const { file, value } of copies) {
      const read = this.#pathsIn(file);
      const leaves = messagesOf(value);
      if (read.size === leaves.length) continue;
      const left = leaves.map(({ path }) => path.join('\0')).filter((path) => !read.has(path));
      if (left.length) unread[file] = left;
    }
    return unread;
  }
}

/** The texts that pages show, rendered now or in the last build. */
export class TextsRead {
  /** File → texts that no page shows. */
  readonly #left = new Map<string, ReadonlySet<string>>();

  /** File → its shown texts by path keys: all except the unread ones. */
  readonly files = {
    get: (file: string): Pick<ReadonlySet<string>, 'has'> | undefined => {
      const left = this.#left.get(file);
      return left && { has: (path) => !left.has(path) };
    },
  };

  /** Adds the texts of a page's files except those that it does not show. */
  add(copies: PageSources['copies'], unread: PageTrace['unread']): void {
    for (const { file } of copies) {
      const left = unread[file] ?? [];
      const before = this.#left.get(file);
      this.#left.set(file, new Set(before ? left.filter((path) => before.has(path)) : left));
    }
  }
}

/** Changes with the shown parts of the page's definition, and with each text of its files that is not listed as unread. */
export function hashCopy({ definition, copies }: PageSources, unread: PageTrace['unread']): string {
  const { template, structure } = definition;
  const parts = [JSON.stringify([template, structure])];
  for (const { file, value } of copies) {
    const left = unread[file] && new Set(unread[file]);
    parts.push(file, JSON.stringify(left ? messagesOf(value).filter(({ path }) => !left.has(path.join('\0'))) : value));
  }
  return shortHash(parts.join('\u0001'));
}
