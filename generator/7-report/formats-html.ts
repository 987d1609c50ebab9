import { escapeHtml } from '../markup/escape-html.ts';
import { reportDocument } from './report-document.ts';

interface FormatSheet {
  readonly tags: readonly string[];
  readonly rows: readonly { readonly kind: string; readonly example: string; readonly written: readonly string[] }[];
}

/** An HTML document with each kind of fact as each locale writes it, so that its readers can compare them. */
export function formatsHtml({ tags, rows }: FormatSheet): string {
  const head = ['Kind', 'Example', ...tags].map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map(({ kind, example, written }) => {
    const cells = written.map((text, index) => `<td lang="${escapeHtml(tags[index] ?? '')}" dir="auto">${escapeHtml(text)}</td>`);
    return `<tr><th scope="row">${escapeHtml(kind)}</th><td class="code">${escapeHtml(example)}</td>${cells.join('')}</tr>`;
  });
  return reportDocument({
    title: 'Formats',
    heading: 'Formats',
    intro: '<p>Each kind of fact as each locale writes it, by one fact of the site.</p>',
    main: `<div class="scroll" role="region" aria-label="Formats" tabindex="0">
<table>
<thead>
<tr>${head}</tr>
</thead>
<tbody>
${body.join('\n')}
</tbody>
</table>
</div>`,
    style: formatsStyle,
  });
}

const formatsStyle = `header, main { max-width: none; }
.scroll { overflow: auto; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 0.75rem; text-align: start; white-space: nowrap; border-block-end: 1px solid var(--line); }
thead th { color: var(--muted); } th[scope=row] { font-weight: 600; }
@media print { .scroll { overflow: visible; } td, th { white-space: normal; } }
`;
