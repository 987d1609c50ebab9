import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { outputOf } from '../../model/manifest.ts';
import { resolve } from '../../model/resolver.ts';
import type { SiteRule, SiteToInspect } from '../site-rule.ts';

/**
 * WL3011: each redirect of the plan leads to a page in one step, and none has the address of a page. Where hosts do not redirect by rules,
 * each has a page, too; where they do, none has a file: hosts may ignore a rule where there is one (Netlify: shadowing).
 */
export const redirectsLead: SiteRule = {
  name: 'redirects lead to pages',
  run(site, pages) {
    const { redirects, redirectRules, table } = site.manifest;
    const found: Diagnostic[] = [];
    for (const { from, to } of redirects) {
      if (pages.has(from)) found.push(fault(`${from} is a page, and a redirect as well.`, 'Leave the redirect out.'));
      if (pages.get(to)?.route.status !== 200) {
        const answer = resolve(table, to);
        const next = 'location' in answer ? `Lead to ${answer.location} at once.` : 'Lead to a page that is there.';
        found.push(
          fault(`The redirect from ${from} leads to ${to}, which is ${'location' in answer ? 'a redirect itself' : 'no page'}.`, next),
        );
      }
      if (redirectRules) {
        if (site.files.has(outputOf(from)))
          found.push(
            fault(`Hosts may answer ${from} with the file '${outputOf(from)}' instead of the redirect.`, 'Delete it from runtime/static.'),
          );
      } else if (!leads(site, { from, to, canonical: pages.get(to)?.route.canonical ?? to }))
        found.push(fault(`The page at ${from} does not pass on to ${to}, as the plan does.`, 'Write the same address in both.'));
    }
    return found;
  },
};

/** Whether the page of a redirect leads to its target with and without script. */
function leads(
  { files, manifest }: SiteToInspect,
  { from, to, canonical }: { readonly from: string; readonly to: string; readonly canonical: string },
): boolean {
  const html = files.get(outputOf(from));
  const address = to.replaceAll('&', '&amp;');
  return (
    typeof html === 'string' &&
    html.includes(`data-to="${address}"`) &&
    html.includes(`url=${address}"`) &&
    html.includes(`<link rel="canonical" href="${manifest.origin}${canonical.replaceAll('&', '&amp;')}">`)
  );
}

const fault = (message: string, hint: string): Diagnostic => finding('WL3011', {}, [message, hint]);
