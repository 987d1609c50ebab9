import { allCodes, type Code, definitionOf } from '../diagnostics/codes.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import { commandName } from '../package/command-name.ts';
import { type Chapter, chapters } from './chapters.ts';
import { codesStyle } from './codes-style.ts';
import { counted } from './phrases.ts';

/** Every code with its meaning as a self-contained HTML document, without scripts and requests. `codes.html#WL2001` is one code. */
export function codesHtml(): string {
  const all = chapters();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Codes</title>
<style>${codesStyle}</style>
</head>
<body>
<header>
<h1>Codes</h1>
<p class="figure"><strong>${allCodes().length}</strong> things that check knows about a site</p>
<p>Each message of <code>${commandName} check</code> begins with its code. Here is what it means, why it matters, and how to write it instead.</p>
</header>
<nav aria-label="Contents">
${all.map(contents).join('\n')}
</nav>
<main>
${all.map(chapter).join('\n')}
</main>
</body>
</html>
`;
}

function contents({ id, title, codes: list }: Chapter): string {
  return `<details>
<summary><span class="title">${escapeHtml(title)}</span> <span class="count">${counted(list.length, 'code')}</span></summary>
<ol>
${list.map((code) => `<li><a href="#${code}"><span class="code">${code}</span> ${escapeHtml(definitionOf(code).title)}</a></li>`).join('\n')}
</ol>
<p><a href="#${id}">To the chapter</a></p>
</details>`;
}

function chapter({ id, title, codes: list }: Chapter): string {
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(title)}</h2>
${list.map(article).join('\n')}
</section>`;
}

function article(code: Code): string {
  const { title, cause, bad, good } = definitionOf(code);
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
