/** The path of the list of published addresses in the content folder. */
export const lockPath = 'addresses.lock';

/** A published address, or a place on a page. */
export interface PublishedAddress {
  /** From the root of the site: `/de-de/support/`. */
  readonly path: string;
  /** The id of the place, without `#`. */
  readonly anchor?: string;
  /** Line in the list, from 1. */
  readonly line: number;
}

const heading = [
  '# Addresses that this site has published, and places on them that links lead to. None may get lost.',
  '# Written by: wortlaut routes --lock',
];

/** The addresses in a list, each once, and the malformed lines. Order and repetitions do not matter, so merges may keep both sides. */
export function readPublished(text: string): { addresses: PublishedAddress[]; faults: { line: number; text: string }[] } {
  const addresses = new Map<string, PublishedAddress>();
  const faults: { line: number; text: string }[] = [];
  for (const [index, ended] of text.split('\n').entries()) {
    const row = ended.trim();
    if (row === '' || row.startsWith('#')) continue;
    const [, path, anchor] = /^(\/[^\s#]*)(?:#(\S+))?$/.exec(row) ?? [];
    if (path === undefined) faults.push({ line: index + 1, text: row });
    else if (!addresses.has(row)) addresses.set(row, { path, ...(anchor !== undefined && { anchor }), line: index + 1 });
  }
  return { addresses: [...addresses.values()], faults };
}

/** The text of a list: one line per address, sorted, so that two branches seldom change the same lines. */
export function writePublished(addresses: Iterable<string>): string {
  return `${[...heading, ...[...new Set(addresses)].sort()].join('\n')}\n`;
}

export function publishedLine({ path, anchor }: Pick<PublishedAddress, 'path' | 'anchor'>): string {
  return anchor === undefined ? path : `${path}#${anchor}`;
}
