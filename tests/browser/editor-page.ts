/** A file with one problem, as an editor shows it. */
export interface OpenFile {
  readonly file: string;
  readonly source: string;
  readonly problem: { readonly line: number; readonly column: number; readonly text: string };
}

/** The HTML of an editor window: a tab, the lines of the file with the problem underlined, and the list of problems below. */
export function drawEditor({ file, source, problem }: OpenFile): string {
  const lines = source.trimEnd().split('\n');
  const drawn = lines.map((line, index) => {
    const code = index + 1 === problem.line ? underlined(line, problem.column) : coloured(line);
    return `<div class="line"><span class="number">${index + 1}</span><code>${code}</code></div>`;
  });
  const place = `<span class="place">[Ln ${problem.line}, Col ${problem.column}]</span>`;
  return `<!doctype html><html lang="en"><style>${style}</style><main>
<header><span class="tab">${file.split('/').at(-1)}</span></header>
<nav>${file.split('/').join(' › ')}</nav>
<section>${drawn.join('')}</section>
<footer><h2>Problems <b>1</b></h2><p><i>✕</i> ${escapeHtml(problem.text)} <span class="place">ts</span> ${place}</p></footer>
</main></html>`;
}

/** The name of the property at the column, with a wavy line below it. */
function underlined(line: string, column: number): string {
  const [before, rest] = [line.slice(0, column - 1), line.slice(column - 1)];
  const name = /^\w+/.exec(rest)?.[0] ?? rest;
  return `${coloured(before)}<u>${escapeHtml(name)}</u>${coloured(rest.slice(name.length))}`;
}

/** Strings and words of the language in their colours. */
function coloured(text: string): string {
  return escapeHtml(text).replace(/'[^']*'|\b(?:import|from|export|default)\b/g, (part) =>
    part.startsWith("'") ? `<span class="string">${part}</span>` : `<span class="word">${part}</span>`,
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const style = `
* { box-sizing: border-box; margin: 0 }
main { background: #1f1f1f; color: #cccccc; font: 14px/1.6 'DejaVu Sans Mono', monospace; width: 1080px }
header { background: #181818 }
.tab { background: #1f1f1f; border-top: 2px solid #0078d4; color: #f48771; display: inline-block; font-family: 'DejaVu Sans', sans-serif; padding: 8px 20px }
nav { color: #9d9d9d; font: 12px/2 'DejaVu Sans', sans-serif; padding: 2px 20px }
section { padding: 6px 0 14px }
.line { display: flex; gap: 24px; white-space: pre }
.number { color: #6e7681; text-align: right; width: 48px }
.string { color: #ce9178 }
.word { color: #c586c0 }
u { color: #9cdcfe; text-decoration: underline wavy #f14c4c; text-underline-offset: 4px }
footer { border-top: 1px solid #2b2b2b; padding: 10px 20px 16px }
h2 { font: 12px 'DejaVu Sans', sans-serif; letter-spacing: 0.06em; margin-bottom: 8px; text-transform: uppercase }
b { background: #0078d4; border-radius: 9px; color: white; padding: 1px 7px }
i { color: #f14c4c; font-style: normal }
.place { color: #9d9d9d }
`;
