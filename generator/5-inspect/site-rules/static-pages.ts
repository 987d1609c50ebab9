import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/place-in-text.ts';
import { readMarkup } from '../../markup/read-markup.ts';
import type { PageWithCopies } from '../../model/content.ts';
import type { Route } from '../../model/manifest.ts';
import { foreignCode } from '../page-rules/foreign-code.ts';
import { inlineCode } from '../page-rules/inline-code.ts';
import { origins } from '../page-rules/origins.ts';
import { type SiteFacts, siteFactsOf } from '../shared/site-facts.ts';
import type { SiteRule } from '../site-rule.ts';

/** WL5003, WL5041, WL5042: pages in runtime/static have nothing that the security policy blocks, with which hosts send them, too. */
export const staticPages: SiteRule = {
  run(site) {
    const { routes, documents = [] } = site.manifest;
    const outputs = new Set([...routes.map(({ output }) => output), ...documents.map(({ path }) => path.slice(1))]);
    const pages = [...site.files].filter(([path]) => /\.html?$/.test(path) && !outputs.has(path));
    if (pages.length === 0) return [];
    const facts = siteFactsOf(site);
    return pages.flatMap(([path, content]) =>
      blockedIn(path, typeof content === 'string' ? content : new TextDecoder().decode(content), facts),
    );
  },
};

/** Scripts that browsers run; others are data, which the policy allows. */
const isRun = (type: string | undefined) =>
  !type || /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i.test(type);

function blockedIn(path: string, html: string, facts: SiteFacts): Diagnostic[] {
  const markup = readMarkup(html);
  const page = { route: { path: `/${path}` } as Route, page: {} as PageWithCopies, markup };
  const findings = [inlineCode, origins, foreignCode].flatMap((rule) => [...rule.run(page, facts)]);
  return findings.flatMap(({ code, message, hint = '', element, subject }) => {
    const faulty = typeof element === 'number' ? markup.elements[element] : undefined;
    if (!faulty || faulty.name === 'template' || (subject === '<script>' && !isRun(faulty.attributes.get('type')))) return [];
    const place = { file: `runtime/static/${path}`, ...positionAt(html, faulty.start) };
    return finding(code, place, [message, hints[code] ?? hint]);
  });
}

const hints: Readonly<Record<string, string>> = { WL5003: 'Put it into a file beside this page, and link to that.' };
