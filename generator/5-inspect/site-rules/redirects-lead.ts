import { finding } from '../../diagnostics/diagnostic.ts';
import { outputOf } from '../../model/manifest.ts';
import { resolve } from '../../model/resolver.ts';
import type { SiteRule, SiteToInspect } from '../site-rule.ts';

/**
 * WL3011: each redirect of the plan leads to a page in one step, and none has the address of a page. If hosts redirect by rules, none has a
 * file, because hosts may prefer the file to the rule (Netlify: shadowing); otherwise each has a page.
 */
export const redirectsLead: SiteRule = {
  run: (site, pages) =>
    site.manifest.redirects.flatMap(({ from, to }) => {
      const faults: [message: string, hint: string][] = [];
      const target = pages.get(to)?.route;
      const output = outputOf(from);
      if (pages.has(from)) faults.push([`${from} is both a page and a redirect.`, 'Delete the redirect.']);
      if (target?.status !== 200) {
        const answer = resolve(site.manifest.table, to);
        const [next, hint] =
          'location' in answer ? ['another redirect', `Lead to ${answer.location} directly.`] : ['not a page', 'Lead to an existing page.'];
        faults.push([`The redirect from ${from} leads to ${to}, which is ${next}.`, hint]);
      }
      if (!site.manifest.redirectRules && !leads(site, { from, to, canonical: target?.canonical ?? to }))
        faults.push([`The page at ${from} does not redirect to ${to}, unlike the plan.`, 'Write the same address in both.']);
      if (site.manifest.redirectRules && site.files.has(output))
        faults.push([`Hosts may answer ${from} with the file '${output}' instead of the redirect.`, 'Delete it from runtime/static.']);
      return faults.map((words) => finding('WL3011', {}, words));
    }),
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
