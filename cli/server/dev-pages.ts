import { escapeHtml } from '../../generator/index.ts';
import type { DiagnosticView } from './diagnostic-view.ts';
import type { HttpResponse } from './http-response.ts';

/** The page with the script that reloads it. The script is a separate file, because the policy forbids inline code. */
export function withClient(html: string, version: string): string {
  const script = `<script type="module" src="/@dev/client.js?shown=${version}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + script : `${html.slice(0, end)}${script}\n${html.slice(end)}`;
}

/** The page shown instead of one that cannot be rendered. The script replaces it as soon as possible. */
export function diagnosticsPage(diagnostics: readonly DiagnosticView[], headers: Readonly<Record<string, string>>): HttpResponse {
  const list = diagnostics.map(({ severity, code, message, place, frame, hint }) =>
    [`${severity} ${code}  ${message}`, place, frame, hint].filter(Boolean).join('\n'),
  );
  const html = `<!doctype html>
<html lang="en" class="wortlaut-dev">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page cannot be shown yet</title>
<link rel="stylesheet" href="/@dev/client.css">
</head>
<body>
<h1>This page cannot be shown yet</h1>
<p>It comes back when the error is corrected.</p>
<noscript><pre>${escapeHtml(list.join('\n\n'))}</pre></noscript>
</body>
</html>
`;
  return { status: 500, type: 'text/html; charset=utf-8', body: withClient(html, ''), headers };
}
