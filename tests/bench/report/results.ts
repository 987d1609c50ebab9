import type { Measured } from '../benchmark.ts';
import { machine } from '../measure/machine.ts';
import type { SyntheticSize } from '../synthetic-site.ts';
import type { Row } from './row.ts';
import { coldByRules, peerRow } from './rows.ts';
import { asMarkdown, asText, cellsOf } from './table.ts';

export interface AllMeasured extends Measured, SyntheticSize {
  /** Rows of other generators that build the same pages; empty unless requested. */
  readonly peers: readonly Row[];
  /** Measurements of the real site, one line each. */
  readonly lines: readonly string[];
}

/** The measurements as text for a terminal and as a Markdown file. */
export function results({ pages, floors, rows, sizes, peers, lines }: AllMeasured): { text: string; markdown: string } {
  const cold = rows.find(({ name }) => name === coldByRules);
  const cells = cellsOf([...rows, ...peers.map((row) => peerRow(row, cold))], floors);
  const described = [
    `${pages} pages in 8 languages, each of ${kilobytes(sizes.ours.bytes)} and ${sizes.ours.elements} elements; the loop's page has ${kilobytes(sizes.theirs.bytes)} and ${sizes.theirs.elements}.`,
    ...lines,
    `Measured on ${new Date().toISOString().slice(0, 10)} with ${machine()}.`,
  ];
  return {
    text: [asText(cells), '', ...described].join('\n'),
    markdown: `# What builds cost\n\n${described.join('\n')}\nHow to repeat: \`npm run bench -- --growth --peers --dev --check\`; tests/README.md explains each row.\n\n${asMarkdown(cells)}\n`,
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
