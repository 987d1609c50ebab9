import { readFileSync, writeFileSync } from 'node:fs';
import { outputOf } from '../../../generator/model/manifest.ts';
import { root } from '../paths.ts';
import { type Expected, markerOf } from './markers.ts';
import type { Sample } from './samples.ts';

/**
 * Writes the markers of these findings into the sample files in place of those that they have: below the line of the finding, in an
 * edit without changes if no edit shows it, or else below the edits of its file.
 */
export function updateSamples(findings: ReadonlyMap<Sample, readonly Expected[]>): void {
  const samples = [...findings.keys()];
  for (const file of new Set(samples.map((sample) => sample.file))) {
    const own = samples.filter((sample) => sample.file === file);
    const old = new Set(
      own.flatMap(({ hunks }) => hunks.flatMap(({ rows }) => rows.flatMap(({ sign, line }) => (sign === '!' ? [line] : [])))),
    );
    const markers = own.flatMap((sample) => (findings.get(sample) ?? []).map((finding) => placed(sample, finding)));
    const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n');
    const updated = lines.flatMap((words, index) => [
      ...(old.has(index + 1) ? [] : [words]),
      ...markers.flatMap(({ line, rows }) => (line === index + 1 ? rows : [])),
    ]);
    writeFileSync(`${root}/${file}`, updated.join('\n'));
  }
}

/** The rows that show a finding, and the line of the sample file below which they belong. */
function placed({ hunks, lineOf, bad, end }: Sample, finding: Expected): { readonly line: number; readonly rows: readonly string[] } {
  const rows = markerOf(finding);
  const output = finding.address === undefined ? undefined : outputOf(finding.address);
  const edits = hunks.filter(({ half, path }) => half === 'bad' && (finding.file === `content/${path}` || path === output));
  if (finding.line === undefined) {
    const last = edits.at(-1);
    return { line: last ? last.line + last.rows.length : end - 1, rows };
  }
  const row = edits.flatMap((edit) => edit.rows).find((one) => one.sign !== '!' && lineOf.get(one) === finding.line);
  if (row) return { line: row.line, rows };
  const path = finding.file?.slice('content/'.length) ?? '';
  const line = String(bad.get(path)).split('\n')[finding.line - 1];
  return { line: end - 1, rows: [`@@ bad ${path} @@`, ` ${line}`, ...rows] };
}
