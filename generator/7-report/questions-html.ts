import { escapeHtml } from '../markup/escape-html.ts';
import type { Question } from '../model/questions.ts';
import { counted } from './phrases.ts';
import { reportDocument, reportSection } from './report-document.ts';

interface QuestionSheet {
  readonly questions: readonly (Pick<Question, 'readings' | 'today'> & {
    readonly name: string;
    /** The places that it concerns, with their texts. */
    readonly concerns: readonly { readonly where: string; readonly value: string }[];
  })[];
  readonly undefinedWords: readonly { readonly word: string; readonly language: string; readonly clauses: readonly string[] }[];
  /** The languages whose words are not checked, in one sentence. */
  readonly unchecked: string | undefined;
}

/** An HTML document with the open questions and the words that contracts do not define, for the person who decides. */
export function questionsHtml({ questions, undefinedWords, unchecked }: QuestionSheet): string {
  const asked = questions.map(({ name, readings, today, concerns }, index) => {
    const body = `<ol>
${readings.map((reading) => `<li>${escapeHtml(reading)}</li>`).join('\n')}
</ol>
<p><strong>Today:</strong> ${escapeHtml(today)}</p>
<dl>
${concerns.map(({ where, value }) => `<dt class="code">${escapeHtml(where)}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}
</dl>`;
    return reportSection({ id: `question-${index + 1}`, title: name, body });
  });
  const words = undefinedWords.map(
    ({ word, language, clauses }) =>
      `<dt lang="${escapeHtml(language)}">${escapeHtml(word)}</dt><dd class="code">${escapeHtml(clauses.join(', '))}</dd>`,
  );
  const list = words.length ? `<dl>\n${words.join('\n')}\n</dl>` : '<p>The contracts use none of the words that need a definition.</p>';
  return reportDocument({
    title: 'Questions',
    heading: 'Open questions',
    intro: `<p class="figure"><strong>${questions.length}</strong> and ${counted(words.length, 'word')} without a definition</p>
${unchecked ? `<p>${escapeHtml(unchecked)}</p>` : ''}`,
    main: [...asked, reportSection({ id: 'words', title: 'Words without a definition', body: list })].join('\n'),
    style: questionsStyle,
  });
}

const questionsStyle = `
dl { display: grid; grid-template-columns: minmax(8rem, 16rem) 1fr; gap: 0.5rem 1.5rem; border-block-start: 1px solid var(--line); padding-block-start: 1rem; }
dt { font-weight: 600; overflow-wrap: anywhere; } dd { margin: 0; }
li { margin-block: 0.25rem; }
`;
