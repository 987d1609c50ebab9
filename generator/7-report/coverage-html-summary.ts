import { escapeHtml } from '../markup/escape-html.ts';
import type { LanguageCoverage } from './coverage-languages.ts';
import type { NextStep } from './coverage-next.ts';
import { findingWords } from './coverage-words.ts';

const mostOpen = 5;

/** The next steps in order, each with its command. */
export function stepList(steps: readonly NextStep[]): string {
  const rest = steps.slice(mostOpen);
  const more = rest.length ? `\n<details>\n<summary>${rest.length} more</summary>\n${listOf(rest, mostOpen + 1)}\n</details>` : '';
  return `${listOf(steps.slice(0, mostOpen), 1)}${more}`;
}

function listOf(steps: readonly NextStep[], start: number): string {
  const items = steps.map(({ task, detail, command }) => {
    const typed = command ? `<code>${escapeHtml(command)}</code>` : '';
    return `<li><strong>${escapeHtml(task)}</strong> <span class="detail">${escapeHtml(detail)}</span>${typed}</li>`;
  });
  return `<ol class="steps" start="${start}">\n${items.join('\n')}\n</ol>`;
}

/** Each language with a bar of its complete cells, its size, and its findings. */
export function languageList(languages: readonly LanguageCoverage[]): string {
  return `<ul class="languages">\n${languages.map(language).join('\n')}\n</ul>`;
}

function language({ language: code, name, complete, places, texts, words, same, findings }: LanguageCoverage): string {
  const percent = places ? Math.floor((complete / places) * 100) : 100;
  const found = findingWords(findings);
  const id = `language-${escapeHtml(code)}`;
  return `<li>
<h3 id="${id}">${escapeHtml(name)} <span class="code">${escapeHtml(code)}</span></h3>
<p class="share"><strong>${percent}<span> %</span></strong> ${complete} of ${places}</p>
<meter min="0" max="${places || 1}" value="${complete}" aria-labelledby="${id}">${percent} %</meter>
<dl>
<div><dt>Texts</dt><dd>${grouped(texts)}</dd></div>
<div><dt>Words</dt><dd>${grouped(words)}</dd></div>
<div><dt>Same as the source</dt><dd>${grouped(same)}</dd></div>
</dl>
<p class="findings${found.length ? ' missing' : ''}">${found.length ? escapeHtml(found.join(', ')) : 'The checks report nothing.'}</p>
</li>`;
}

/** With thin spaces between thousands (ISO 80000-1), which are unambiguous in every country. */
const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, '\u202f');
