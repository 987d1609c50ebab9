import { faultOf, replaceIn } from './edit-html.ts';
import type { OutputKind, PageAt } from './fault.ts';

/* Faults in the head of a page: language graph, titles, policy, structured data. */

const head = ['WL50', 'WL30'] as const;

function inHead(name: string, find: RegExp, replace: string | ((found: string) => string)): OutputKind {
  return { name, codes: head, fault: (_, page) => replaceIn(page, find, replace) };
}

const alternates = (html: string) => [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">\n/g)];
const own = ({ html }: PageAt) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1] ?? 'nothing';

export const headKinds: readonly OutputKind[] = [
  {
    name: 'language version left out of the alternates',
    codes: head,
    fault: (_, page, random) => {
      if (!page) return undefined;
      const others = alternates(page.html).filter(([, code, href]) => code?.includes('-') && code !== 'x-default' && href !== own(page));
      const chosen = others[random(others.length)];
      return chosen && faultOf(page, { html: page.html.replace(chosen[0], ''), detail: chosen[1] ?? '' });
    },
  },
  {
    name: 'page left out of its own alternates',
    codes: head,
    fault: (_, page) => {
      const entries = page ? alternates(page.html).filter(([, , href]) => href === own(page)) : [];
      return page && entries.length
        ? faultOf(page, { html: entries.reduce((html, [line]) => html.replace(line, ''), page.html), detail: own(page) })
        : undefined;
    },
  },
  inHead('x-default left out', /<link rel="alternate" hreflang="x-default"[^>]*>\n/, ''),
  inHead('alternate with a language code that is invalid', /hreflang="de-AT"/, 'hreflang="de-Austria"'),
  inHead('alternate that is missing', /(<link rel="alternate" hreflang="[a-z]{2}-[A-Z]{2}" href="[^"]*)"/, '$1nowhere/"'),
  inHead('canonical address of another page', /(<link rel="canonical" href="https:\/\/[^/]*)\/[^"]*"/, '$1/fr-fr/imprint/"'),
  inHead('canonical address that is missing', /(<link rel="canonical" href="[^"]*)"/, '$1nowhere/"'),
  inHead(
    'noindex beside the address of another page',
    /(?=<link rel="canonical" href="[^"]*\/es-es\/">)/,
    '<meta name="robots" content="noindex">',
  ),
  inHead('canonical address left out', /<link rel="canonical"[^>]*>\n/, ''),
  inHead('title removed', /<title>.*?<\/title>\n/s, ''),
  inHead('title emptied', /<title>.*?<\/title>/s, '<title></title>'),
  {
    name: 'title of another page',
    codes: head,
    fault: (site, page) => {
      const route = site.manifest.routes.find(({ path }) => path === page?.path);
      const other = site.manifest.routes.find(
        (one) => one.locale?.id === route?.locale?.id && one.page !== route?.page && one.indexed && one.canonical === one.path,
      );
      const html = other && site.files.get(other.output);
      const title = typeof html === 'string' ? /<title>.*?<\/title>/s.exec(html)?.[0] : undefined;
      if (!page || !route?.indexed || route.canonical !== route.path || !title || !other) return undefined;
      const fault = replaceIn(page, /<title>.*?<\/title>/s, () => title);
      return fault && { ...fault, reported: [...fault.reported, other.path] };
    },
  },
  inHead('title far too long', /<title>(.*?)<\/title>/s, (found) => found.replace('</title>', ` ${'and so on '.repeat(9)}</title>`)),
  inHead('description removed', /<meta name="description"[^>]*>\n/, ''),
  inHead('description emptied', /(<meta name="description" content=")[^"]*"/, '$1"'),
  inHead('description far too long', /(<meta name="description" content="[^"]*)"/, `$1 ${'and so on '.repeat(20)}"`),
  inHead('character set not first', /<meta charset="utf-8">\n/, ''),
  inHead('zoom locked', /content="width=device-width, initial-scale=1"/, 'content="width=device-width, initial-scale=1, user-scalable=no"'),
  inHead('security policy removed', /<meta http-equiv="Content-Security-Policy"[^>]*>\n/, ''),
  inHead('security policy weakened', /script-src 'self'/, "script-src 'self' 'unsafe-inline'"),
  inHead('structured data broken', /(<script type="application\/ld\+json">)\{/, '$1{,'),
  inHead('price in the structured data altered', /"price":"?(\d[\d.]*)/, (found) =>
    found.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
  ),
  inHead('text in the structured data altered', /"(name|text|headline)":"(?=[^"]{12})/, (found) => `${found}Altered `),
  inHead('language of the preview altered', /(<meta property="og:locale" content=")[^"]*"/, '$1pt_PT"'),
  inHead('address of the preview altered', /(<meta property="og:url" content="[^"]*)"/, '$1nowhere/"'),
  inHead('image of the preview that is missing', /(<meta property="og:image" content=")[^"]*"/, '$1https://www.kassaro.example/gone.png"'),
  inHead('image of the preview removed', /<meta property="og:image"[^>]*>\n/, ''),
];
