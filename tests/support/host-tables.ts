import { writeHeaderRules } from '../../generator/4-render/headers.ts';
import type { HeaderRule, SiteFiles } from '../../generator/model/site-files.ts';
import type { RenderedSite } from './inspect.ts';

/* Redirects and headers as texts, so that samples and mutations change them as they change files: `_redirects` and `_headers`. */

/** The files of a site with both tables as files. */
export const withTables = ({ files, manifest: { redirects }, headers }: RenderedSite): Map<string, string | Uint8Array> =>
  new Map([
    ...files,
    ['_headers', writeHeaderRules(headers)],
    ['_redirects', redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')],
  ]);

/** The site with the redirects and headers that these files have, and without the two. */
export function fromTables(site: RenderedSite, files: SiteFiles): RenderedSite {
  const { _redirects, _headers, ...others } = Object.fromEntries(files);
  const redirects = linesOf(_redirects).map((line) => {
    const [from = '', to = '', status] = line.split(' ');
    return { from, to, status: status === '302' ? 302 : 301 } as const;
  });
  return {
    ...site,
    manifest: { ...site.manifest, redirects },
    headers: rulesOf(linesOf(_headers)),
    files: new Map(Object.entries(others)),
  };
}

const linesOf = (text: string | Uint8Array | undefined) => String(text).split('\n').filter(Boolean);

function rulesOf(lines: readonly string[]): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of lines) {
    const [, name, value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name === undefined) rules.push({ path: line, headers: {} });
    else if (rule) rule.headers[name] = value;
  }
  return rules;
}
