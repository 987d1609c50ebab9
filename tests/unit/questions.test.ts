import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { load } from '../../generator/1-load/load.ts';
import { questionsHtml } from '../../generator/7-report/questions-html.ts';
import { questionSheet } from '../../generator/compile/steps/question-sheet.ts';
import type { Content } from '../../generator/model/content.ts';
import { root } from '../support/paths.ts';
import { contentSample } from '../support/samples/samples.ts';
import { siteFolder } from '../support/site-folder.ts';

const contentAt = async (folder: string): Promise<Content> => {
  const { content } = await load(folder);
  return content ?? expect.fail('the content does not load');
};

test('the report has each open question of the real site with its readings and texts, and the words without a definition', async () => {
  const content = await contentAt(`${root}/content`);
  const sheet = questionSheet(content);
  const names = Object.keys(content.questions?.value ?? {});
  expect(sheet.questions.map(({ name }) => name)).toEqual(names);
  for (const { concerns, readings, today } of sheet.questions) {
    expect(concerns.length).toBeGreaterThan(0);
    for (const { value } of concerns) expect(`${today} ${readings}`).not.toContain(value);
  }
  for (const number of ['A2', 'A3', 'A5', 'A6', 'A7', 'A8', 'A9', 'B']) expect(names.some((name) => name.startsWith(number))).toBe(true);
  expect(sheet.undefinedWords).toContainEqual({ word: 'Arbeitstagen', language: 'de', clauses: ['common support.reaction'] });
  const html = questionsHtml(sheet);
  expect(html).toContain('<dt lang="de">Arbeitstagen</dt><dd class="code">common support.reaction</dd>');
  expect(html).toContain('<h2 id="question-1">A2 Which countries can an account have?</h2>');
  expect(html).toContain('<dt class="code">terms-common › use.country</dt>');
});

test('a word that a term defines is not listed, and every form of another one is', async () => {
  const site = await siteFolder({ from: contentSample('WL4002').good });
  const text = await readFile(`${site.content}/terms/at/de.ts`, 'utf8');
  await site.write({
    'terms/at/de.ts': text.replace(
      "age: 'Er ist volljährig.'",
      "age: 'Er meldet sich unverzüglich und schriftlich, wenn höhere Gewalt {term:customer|unverzüglich} fehlt.'",
    ),
  });
  const { undefinedWords } = questionSheet(await contentAt(site.content));
  expect(undefinedWords).toEqual(
    ['unverzüglich', 'schriftlich', 'höhere Gewalt'].map((word) => ({ word, language: 'de', clauses: ['at scope.age'] })),
  );
  await site.remove();
});
