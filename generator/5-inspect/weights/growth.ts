/** A source and its growth in bytes before compression; its size if it is new. */
export interface Growth {
  readonly source: string;
  readonly bytes: number;
  readonly isNew: boolean;
}

type Sources = Readonly<Record<string, number>>;

/** The sources that have grown or are new, those with the largest growth first; empty without earlier values. */
export function grown(now: Sources = {}, before?: Sources): Growth[] {
  if (!before) return [];
  return Object.entries(now)
    .map(([source, bytes]) => ({ source, bytes: bytes - (before[source] ?? 0), isNew: !(source in before) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes || (a.source < b.source ? -1 : 1));
}

/** `: runtime/styles/pages/support.css has grown by 312 bytes before compression, and 2 other parts have grown too` */
export function grownBy([first, ...others]: readonly Growth[]): string {
  if (!first) return '';
  const bytes = first.bytes.toLocaleString('en-US');
  const said = first.isNew ? `${first.source} is new, with ${bytes} bytes` : `${first.source} has grown by ${bytes} bytes`;
  const rest = others.length ? `, and ${others.length} other ${others.length === 1 ? 'part has' : 'parts have'} grown too` : '';
  return `: ${said} before compression${rest}`;
}

export function largest(sources: Sources = {}): string[] {
  return Object.entries(sources)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([name]) => name);
}
