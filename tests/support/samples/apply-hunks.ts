import type { SiteFiles } from '../../../generator/model/site-files.ts';
import type { Hunk, Row } from './parse-samples.ts';

/** The edited files, and for each row that they contain its line, from 1. */
export interface Edited {
  readonly files: SiteFiles;
  readonly lineOf: ReadonlyMap<Row, number>;
}

/** Applies hunks in their order. The text that a hunk expects must occur once in the file: as whole lines or, if `inside`, in a line. */
export function applyHunks(site: SiteFiles, hunks: readonly Hunk[], { inside } = { inside: false }): Edited {
  const files = new Map(site);
  let placed: { readonly hunk: Hunk; readonly start: number }[] = [];
  for (const hunk of hunks) {
    const { path, kind } = hunk;
    const added = linesOf(hunk, '+').join('\n');
    if (kind === 'whole') files.set(path, added && `${added}\n`);
    else if (kind === 'latin1') files.set(path, Buffer.from(`${added}\n`, 'latin1'));
    else if (linesOf(hunk, ' +-').length || kind === 'gone') {
      const text = files.get(path);
      if (typeof text !== 'string') throw new Error(`${hunk.file}:${hunk.line}: the site has no text '${path}'.`);
      if (kind === 'gone') files.delete(path);
      else if (kind === 'main')
        files.set(
          path,
          text.replace(/(<main[^>]*>).*(<\/main>)/s, (_, start, end) => `${start}${added}${end}`),
        );
      else {
        const { start, after } = replace(text, hunk, inside);
        const growth = linesOf(hunk, '+').length - linesOf(hunk, '-').length;
        placed = placed.map((one) => (one.hunk.path === path && one.start > start ? { ...one, start: one.start + growth } : one));
        placed.push({ hunk, start });
        files.set(path, after);
      }
    }
    if (kind === 'whole' || kind === 'latin1') placed.push({ hunk, start: 0 });
  }
  const rows = placed.flatMap(({ hunk, start }) => rowsOf(hunk, ' +').map((row, index) => [row, start + index + 1] as const));
  return { files, lineOf: new Map(rows) };
}

/** The text with the lines of the hunk replaced, and the index of the first of them. */
function replace(text: string, hunk: Hunk, inside: boolean): { readonly start: number; readonly after: string } {
  const [old, fresh] = [linesOf(hunk, ' -'), linesOf(hunk, ' +')];
  const lines = text.split('\n');
  const [start, ...others] = [...lines.keys()].filter((index) => old.every((line, offset) => lines[index + offset] === line));
  if (start !== undefined && !others.length) return { start, after: lines.toSpliced(start, old.length, ...fresh).join('\n') };
  const parts = inside && start === undefined ? text.split(old.join('\n')) : [];
  if (parts.length === 2) return { start: 0, after: parts.join(fresh.join('\n')) };
  const times = start === undefined ? Math.max(parts.length - 1, 0) : others.length + 1;
  throw new Error(`${hunk.file}:${hunk.line}: the lines of this edit are in '${hunk.path}' ${times} times; exactly once is expected.`);
}

const rowsOf = ({ rows }: Hunk, signs: string) => rows.filter(({ sign }) => signs.includes(sign));
const linesOf = (hunk: Hunk, signs: string) => rowsOf(hunk, signs).map(({ text }) => text);
