import { changeHtml, contractsWithAppendices, documentNameOf, escapeHtml, type TextPair, textsBeside } from '../../generator/index.ts';
import type { DiagnosticView } from './diagnostic-view.ts';
import type { HttpResponse } from './http-messages.ts';
import { clientFile } from './vite-server.ts';

/** Adds the script that renews a page. The script is a separate file, because the policy forbids inline code. */
export function withClient(html: string, version: string): string {
  const script = `<script type="module" src="${clientFile('client.js')}" data-version="${version}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + script : `${html.slice(0, end)}${script}\n${html.slice(end)}`;
}

/** The page shown instead of one that cannot be rendered. The script replaces it as soon as possible. */
export function diagnosticsPage(diagnostics: readonly DiagnosticView[], headers: Readonly<Record<string, string>>): HttpResponse {
  const list = diagnostics.map(({ severity, code, message, place, frame, hint }) =>
    [`${severity} ${code}  ${message}`, place, frame, hint].filter(Boolean).join('\n'),
  );
  const html = page({
    title: 'This page cannot be shown yet',
    body: `<h1>This page cannot be shown yet</h1>
<p>It appears as soon as the error is corrected.</p>
<noscript><pre>${escapeHtml(list.join('\n\n'))}</pre></noscript>`,
  });
  return { status: 500, type: 'text/html; charset=utf-8', body: withClient(html, ''), headers };
}

export const sideBySidePath = '/@dev/beside';

/** A contract or an appendix beside its source: `/@dev/beside?document=terms-pl&language=pl#use.secrecy`. Undefined if unknown. */
export async function sideBySidePage(site: Parameters<typeof textsBeside>[0], address: string): Promise<string | undefined> {
  const query = new URLSearchParams(address.split('?')[1]);
  const [document, language] = [query.get('document') ?? '', query.get('language') ?? ''];
  const beside = await textsBeside(site, { document, language });
  if (!beside) return undefined;
  const { texts, editions } = beside;
  const open = texts.filter(({ attested }) => attested?.state === 'stale' || attested?.state === 'draft');
  const onlyOpen = query.has('open');
  const here = `${sideBySidePath}?document=${encodeURIComponent(document)}&amp;language=${encodeURIComponent(language)}`;
  const inForce = editions.map(({ name, isSame }) => `${name} ${isSame ? 'contains these texts' : 'has other words'}`);
  return page({
    title: `${escapeHtml(document)} in ${language}, beside its source`,
    name: 'wortlaut-dev wide',
    body: `<h1>${escapeHtml(document)} in ${language}</h1>
<nav>Each text beside its source. The page shows every saved sentence at once.
${onlyOpen ? `<a href="${here}">Show all texts</a>` : `<a href="${here}&amp;open">Show open texts alone</a> (${open.length})`}</nav>
<p>Edition in force: ${escapeHtml(inForce.join(', ') || 'none')}</p>
<table>
<thead><tr><th scope="col">Text</th><th scope="col">Source</th><th scope="col">Translation</th><th scope="col">State</th></tr></thead>
<tbody>
${(onlyOpen ? open : texts).map((one) => rowOf(one, language)).join('\n')}
</tbody>
</table>`,
  });
}

function rowOf({ id, number, source = '', text, file, attested, inForce }: TextPair, language: string): string {
  const edition = inForce === undefined ? '' : `in force: ${changeHtml({ number: '', before: inForce, after: text ?? '' })}`;
  return `<tr id="${escapeHtml(id)}"${/^title$|\.heading$/.test(id) ? ' class="heading"' : ''}>
<th scope="row"><a href="#${escapeHtml(id)}">${escapeHtml(number || id)}</a></th>
<td>${escapeHtml(source)}</td>
<td lang="${language}">${text === undefined ? '<em>left out in this language</em>' : escapeHtml(text)}${file ? `<small>${file} › ${escapeHtml(id)}</small>` : ''}</td>
<td>${attested ? stateOf(attested) : ''}${edition}</td>
</tr>`;
}

/** The state of a text, who attested it, and what has changed in its source and its words since then. */
function stateOf({ state, entry, source, text }: NonNullable<TextPair['attested']>): string {
  if (!entry) return state;
  const changed = [
    ['source', entry.source, source],
    ['text', entry.text, text],
  ].flatMap(([name = '', before = '', after = '']) => (before === after ? [] : [`${name}: ${changeHtml({ number: '', before, after })}`]));
  return `${state}<small>${escapeHtml(`${entry.status} by ${entry.by}, ${entry.at}`)}</small>${changed.join('')}`;
}

/** The response for an unknown document or language: the addresses of all contracts and appendices. */
export function sideBySideAddresses(content: Parameters<typeof contractsWithAppendices>[0]): string {
  const addresses = contractsWithAppendices(content).flatMap((one) =>
    one.languages.map((language) => `${sideBySidePath}?document=${documentNameOf(one)}&language=${language}\n`),
  );
  if (!addresses.length) return 'This site has no contracts.\n';
  return `This document or language does not exist. Choose one of these addresses:\n${addresses.join('')}`;
}

interface PageParts {
  readonly title: string;
  readonly name?: string;
  readonly body: string;
}

/** A page of the development server. `name` are the classes of its root. */
const page = ({ title, name = 'wortlaut-dev', body }: PageParts) => `<!doctype html>
<html lang="en" class="${name}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${clientFile('client.css')}">
</head>
<body>
${body}
</body>
</html>
`;
