import { readFileSync } from 'node:fs';
import { root } from '../support/paths.ts';

/** Every file of the documentation. */
export const files = [
  'README.md',
  'content/README.md',
  'runtime/README.md',
  'tests/README.md',
  'tests/bench/RESULTS.md',
  '.github/ARCHITECTURE.md',
  '.github/CONTRIBUTING.md',
  '.github/CHANGELOG.md',
] as const;

export function read(file: string): string {
  return readFileSync(`${root}/${file}`, 'utf8');
}

/** The commands in fenced shell blocks, without their comments. */
export function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
  return blocks.flatMap((block) => block.split('\n').map((line) => line.replace(/\s+#.*/, '').trim())).filter(Boolean);
}

/** Words in backquotes outside fenced blocks; `\|` in a table is the sign itself. */
export function codeIn(text: string): string[] {
  const prose = text.replace(/^```.*?^```/gms, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.replaceAll('\\|', '|'));
}

/** Targets of links and images that lead to files of this repository. */
export function linksIn(text: string): string[] {
  const prose = text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]+`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target).filter((target) => !/^https?:/.test(target));
}

/** The anchors that a code host makes of the headings. */
export function anchorsIn(text: string): string[] {
  const headings = [...text.replace(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** The rows of the tables below a heading, as lists of cells. */
export function rowsBelow(text: string, heading: string): string[][] {
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|') && !/^\|[-|]+$/.test(line));
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
