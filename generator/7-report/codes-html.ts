import { allCodes, type Code, definitionOf, type SiteCodes } from '../diagnostics/codes.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import { commandName } from '../package/command-name.ts';
import { type Chapter, chapters } from './chapters.ts';
import { counted } from './phrases.ts';
import { reportDocument, reportSection } from './report-document.ts';

/** Every code with its meaning. `codes.html#WL2001` is one code. */
export function codesHtml(codes: SiteCodes): string {
  const all = chapters(codes);
  return reportDocument({
    title: 'Codes',
    heading: 'Codes',
    intro: `<p class="figure"><strong>${allCodes(codes).length}</strong> kinds of findings</p>
<p>Each message of <code>${commandName} check</code> begins with its code. This page lists the meaning of each, the reason, and an example of a correction.</p>
<nav aria-label="Contents">
${all.map((chapter) => contents(chapter, codes)).join('\n')}
</nav>`,
    main: all
      .map(({ id, title, codes: list }) => reportSection({ id, title, body: list.map((code) => article(code, codes)).join('\n') }))
      .join('\n'),
    style,
  });
}

function contents({ id, title, codes: list }: Chapter, codes: SiteCodes): string {
  return `<details>
<summary><strong>${escapeHtml(title)}</strong> ${counted(list.length, 'code')}</summary>
<ol>
${list.map((code) => `<li><a href="#${code}"><span class="code">${code}</span> ${escapeHtml(definitionOf(code, codes).title)}</a></li>`).join('\n')}
</ol>
<p><a href="#${id}">To the chapter</a></p>
</details>`;
}

function article(code: Code, codes: SiteCodes): string {
  const { title, cause, bad, good } = definitionOf(code, codes);
  return `<article id="${code}" aria-labelledby="${code}-title">
<h3 id="${code}-title"><a class="code" href="#${code}">${code}</a> ${escapeHtml(title)}</h3>
<p>${escapeHtml(cause)}</p>
<div class="examples">
${example('bad', '✗ Not so', bad)}
${example('good', '✓ But so', good)}
</div>
</article>`;
}

function example(kind: 'bad' | 'good', label: string, code: string): string {
  return `<figure class="${kind}"><figcaption>${label}</figcaption><pre><code>${escapeHtml(code)}</code></pre></figure>`;
}

const style = `header > p, article > p { max-width: 48rem; }
nav { margin-top: 2rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); color: var(--muted); }
details { padding: 0 1rem; } details + details { border-top: 1px solid var(--line); } summary strong { color: var(--ink); }
nav ol { margin: 0; padding: 0; list-style: none; columns: 22rem; }
nav li { break-inside: avoid; }
nav a { color: var(--ink); text-decoration: none; } nav a:hover { text-decoration: underline; }
nav li a { display: flex; gap: 0.75rem; padding: 0.25rem 0; } nav li .code { flex: none; color: var(--muted); line-height: 1.7; }
article { margin: 0 0 1rem; padding: clamp(1rem, 3vw, 1.5rem); border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); scroll-margin-top: 1rem; }
article:target { border-color: var(--focus); box-shadow: 0 0 0 1px var(--focus); }
h3 .code { margin-right: 0.5rem; color: var(--muted); }
.examples { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; }
figure { min-width: 0; margin: 0; }
figcaption { margin-bottom: 0.25rem; font-size: 0.875rem; font-weight: 600; }
.bad figcaption { color: var(--bad); } .good figcaption { color: var(--good); }
pre { margin: 0; padding: 0.75rem 1rem; border-radius: 0.5rem; background: var(--canvas); line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
