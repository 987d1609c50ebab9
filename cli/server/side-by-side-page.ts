import { clausesOf, escapeHtml } from '../../generator/index.ts';

export const sideBySidePath = '/@dev/beside';

/**
 * A contract in one language beside its source, clause by clause, for translators:
 * `/@dev/beside?document=terms-pl&language=pl#use.secrecy`. Undefined if there is no such contract or language.
 */
export async function sideBySidePage(site: Parameters<typeof clausesOf>[0], address: string): Promise<string | undefined> {
  const query = new URLSearchParams(address.split('?')[1]);
  const [document = '', language = ''] = [query.get('document') ?? '', query.get('language') ?? ''];
  const clauses = await clausesOf(site, { document, language });
  if (!clauses) return undefined;
  const rows = clauses.map(
    ({ id, number, source = '', text, file }) => `<tr id="${id}"${id.includes('.') ? '' : ' class="heading"'}>
<th scope="row"><a href="#${id}">${number}</a></th>
<td>${escapeHtml(source)}</td>
<td lang="${language}">${text === undefined ? '<em>left out in this language</em>' : escapeHtml(text)}${file ? `<small>${file} › ${id.includes('.') ? id : `${id}.heading`}</small>` : ''}</td>
</tr>`,
  );
  return `<!doctype html>
<html lang="en" class="wortlaut-dev wide">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document)} in ${language}, beside its source</title>
<link rel="stylesheet" href="/@dev/client.css">
</head>
<body>
<h1>${escapeHtml(document)} in ${language}</h1>
<p>Each clause beside its source. The page shows every saved sentence at once.</p>
<table>
<thead><tr><th scope="col">Clause</th><th scope="col">Source</th><th scope="col">Translation</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`;
}
