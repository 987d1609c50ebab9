/** Edits of one file, as a block of a sample shows them. */
export interface Hunk {
  /** Whether the valid site has these edits, the faulty one, or both ('site'). */
  readonly half: 'site' | 'good' | 'bad';
  /** The edited file, relative to the content folder or to the rendered site. */
  readonly path: string;
  /** 'edit' replaces lines, 'whole' is the complete file, 'latin1' one that is not UTF-8, 'gone' removes it, 'main' is all that <main> of a rendered page contains. */
  readonly kind: 'edit' | 'whole' | 'latin1' | 'gone' | 'main';
  readonly rows: readonly Row[];
  /** The sample file, relative to the repository, and the line of the header in it, from 1. */
  readonly file: string;
  readonly line: number;
}

/** A line of a hunk: context, added, removed or a marker of a finding. */
export interface Row {
  readonly sign: ' ' | '+' | '-' | '!';
  readonly text: string;
  /** The line of the sample file, from 1. */
  readonly line: number;
}

/** A valid and a faulty site, as edits. */
export interface ParsedSample {
  /** The code, with a suffix where one code has several samples: 'WL1013-hours'. */
  readonly name: string;
  /** The site that is edited: 'minimal', or a file in tests/checks/sites. */
  readonly site: string;
  /** The edits that all samples of the file share come first. */
  readonly hunks: readonly Hunk[];
  /** The line of the closing fence of its last block, from 1. */
  readonly end: number;
}

const header = /^@@ (site|good|bad) (\S+)( whole| latin1| gone| main)? @@$/;

/** The samples of a file; tests/README.md describes its form. Throws an error with the line of a malformed part. */
export function parseSamples(text: string, file: string): ParsedSample[] {
  const shared = { name: '', site: 'minimal', hunks: [] as Hunk[], end: 0 };
  const samples: (typeof shared)[] = [];
  let inBlock = false;
  let rows: Row[] | undefined;
  for (const [index, words] of text.split('\n').entries()) {
    const at = `${file}:${index + 1}`;
    const sample = samples.at(-1) ?? shared;
    if (words === '```diff' || words === '```') {
      if (inBlock === (words === '```diff')) throw new Error(`${at}: a block begins with \`\`\`diff and ends with \`\`\`.`);
      inBlock = !inBlock;
      rows = undefined;
      sample.end = index + 1;
    } else if (!inBlock) {
      const [, heading, site] = /^(?:##? (\S+)|Site: (\S+))$/.exec(words) ?? [];
      if (heading && words.startsWith('## ')) samples.push({ ...shared, name: heading, hunks: [...shared.hunks], end: 0 });
      else if (site) sample.site = site;
      else if (words && !(heading && index === 0)) throw new Error(`${at}: '${words}' is not a heading, a site or a block.`);
    } else if (words.startsWith('@@')) {
      const [, half, path = '', kind = ' edit'] = header.exec(words) ?? [];
      if (!half) throw new Error(`${at}: '${words}' is not a header such as '@@ bad facts/offer.ts @@'.`);
      rows = [];
      sample.hunks.push({ half: half as Hunk['half'], path, kind: kind.trim() as Hunk['kind'], rows, file, line: index + 1 });
    } else {
      const sign = words[0] ?? ' ';
      if (!' +-!'.includes(sign)) throw new Error(`${at}: a line of a block begins with a space, '+', '-' or '!'.`);
      if (!rows) throw new Error(`${at}: a block begins with a header such as '@@ bad facts/offer.ts @@'.`);
      rows.push({ sign: sign as Row['sign'], text: words.slice(1), line: index + 1 });
    }
  }
  if (inBlock) throw new Error(`${file}: the last block does not end.`);
  return samples;
}
