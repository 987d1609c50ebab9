import type { Finding, RenderedSite, SiteRule } from '../inspect.ts';
import { onePerCause } from '../one-per-cause.ts';
import { faultOn } from '../page-fault.ts';
import type { PageSummary } from '../page-summary.ts';

/** WL5037: what the structured data names by address is there, and a thing with an `@id` is described alike on all pages (JSON-LD 1.1, section 3.3). */
export const dataAddresses: SiteRule = {
  name: 'data addresses',
  run(site, pages) {
    const described = new Map<string, { told: string; path: string }>();
    return onePerCause(
      [...pages.values()].flatMap((summary) =>
        summary.data.flatMap(({ id, addresses, told }) => {
          const { path } = summary.route;
          const before = id === undefined ? undefined : described.get(id);
          if (id !== undefined && !before) described.set(id, { told, path });
          return [
            ...addresses.filter((address) => !isThere(site, pages, address)).map((address) => missing(path, address)),
            ...(id !== undefined && before && before.told !== told ? [otherwise(path, before.path, id)] : []),
            ...(id !== undefined && !id.startsWith(`${site.manifest.origin}/`) ? [missing(path, id)] : []),
          ].flatMap((finding) => faultOn(site, summary, finding));
        }),
      ),
    );
  },
};

function isThere(
  { manifest: { origin }, files, content }: RenderedSite,
  pages: ReadonlyMap<string, PageSummary>,
  address: string,
): boolean {
  if (Object.values(content.brand.value.outbound).includes(address)) return true;
  if (!address.startsWith(`${origin}/`)) return false;
  const path = address.slice(origin.length).replace(/[?#].*$/s, '');
  return pages.get(path)?.route.status === 200 || files.has(path.slice(1));
}

const missing = (path: string, address: string): Finding => ({
  code: 'WL5037',
  subject: address,
  message: `The structured data of ${path} names '${address}', which is no page or file of the site.`,
  hint: 'Write the whole address of something that is there.',
});

const otherwise = (path: string, first: string, id: string): Finding => ({
  code: 'WL5037',
  subject: id,
  message: `The structured data of ${path} describes '${id}' otherwise than that of ${first}.`,
  hint: 'One @id is one thing: say the same of it everywhere.',
});
