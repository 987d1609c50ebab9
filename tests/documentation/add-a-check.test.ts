import { writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { startProcessIn } from '../support/command.ts';
import { copyProject, foundIn, type ProjectCopy } from '../support/project-copy.ts';
import { applyHunks } from '../support/samples/apply-hunks.ts';
import { expectedOf } from '../support/samples/markers.ts';
import { parseSamples } from '../support/samples/parse-samples.ts';
import { minimalContent } from '../support/samples/samples.ts';
import { read } from './documentation.ts';

/* The example of .github/CONTRIBUTING.md, "Add a check", is followed in a copy of the project. */

interface Step {
  readonly file: string;
  readonly text: string;
}

/** The file and the block of each numbered step, without the indentation of the list. */
function stepsIn(text: string): readonly Step[] {
  const section = text.split('### Add a check\n')[1]?.split('\n### ')[0] ?? '';
  return section.split(/^\d\. /m).flatMap((step) => {
    const [, file] = /`([\w./-]+\.(?:ts|md))`/.exec(step) ?? [];
    const [, , block] = /^ {3}(`{3,})\w+\n(.*?)\n {3}\1$/ms.exec(step) ?? [];
    return file && block ? [{ file, text: `${block.replace(/^ {3}/gm, '')}\n` }] : [];
  });
}

/** Prints the findings in the content, from the sources: neither the compiler nor the pages have a part in them. */
const program = `import { checkContent } from './generator/compile/check-site.ts';
import { openSite } from './generator/index.ts';
console.log(JSON.stringify({ diagnostics: await checkContent(openSite(process.cwd(), {})) }));
`;

const none: Step = { file: '', text: '' };
const [check = none, list = none, code = none, sample = none] = stepsIn(read('.github/CONTRIBUTING.md'));
let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
  project.write({ [check.file]: check.text, 'findings.ts': program });
  project.append(list.file, list.text);
  project.edit(code.file, '\n};', `\n${code.text}};`);
});

test('the sample has the finding that it marks', async () => {
  const { hunks } = parseSamples(sample.text, sample.file)[0] ?? expect.fail('The recipe has no sample.');
  const bad = applyHunks(minimalContent(), hunks);
  for (const [path, text] of bad.files) writeFileSync(`${project.folder}/content/${path}`, text);
  const marked = expectedOf(hunks, bad);
  expect(marked).toHaveLength(1);

  const checked = foundIn(
    await startProcessIn({ cwd: project.folder, env: process.env }, process.execPath, ['--import', 'tsx', 'findings.ts']).ended,
  );
  expect(checked.filter(({ code: reported }) => reported === 'WL2040')).toMatchObject(marked);
});
