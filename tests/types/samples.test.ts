import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readOutput } from '../../generator/1-load/compiler-output.ts';
import { writeSiteTypes } from '../../generator/1-load/site-types/site-types.ts';
import { root } from '../support/paths.ts';

/*
 * Each sample is one slip of a translator or an author. A comment `// expect: …` is above the line for which the
 * compiler must report an error, once, in these words. One run of the compiler reads them all.
 */

const folder = 'tests/types/samples';

interface Complaint {
  readonly line: number;
  readonly text: string;
}
const complaints = new Map<string, Complaint[]>();

beforeAll(async () => {
  await writeSiteTypes(`${root}/tests/sites/minimal/content`, root);
  const output = await new Promise<string>((done) => {
    const compiler = `${root}/node_modules/typescript/bin/tsc`;
    execFile(process.execPath, [compiler, '--project', 'tests/types', '--pretty', 'false'], { cwd: root }, (_, stdout) => done(stdout));
  });
  for (const { file, line, text } of readOutput(output).errors) complaints.set(file, [...(complaints.get(file) ?? []), { line, text }]);
});

describe('the compiler describes the fault of', () => {
  test.each(readdirSync(`${root}/${folder}`))('%s', (name) => {
    const lines = readFileSync(`${root}/${folder}/${name}`, 'utf8').split('\n');
    const mark = lines.findIndex((line) => line.includes('// expect: '));
    const sentence = lines[mark]?.split('// expect: ')[1];
    expect(complaints.get(`${folder}/${name}`)).toEqual([{ line: mark + 2, text: expect.stringContaining(sentence ?? 'a sentence') }]);
  });
});

test('the site that the samples translate has no type errors itself', () => {
  expect([...complaints.keys()].filter((file) => !file.startsWith(`${folder}/`))).toEqual([]);
});
