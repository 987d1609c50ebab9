import { findAddress } from '../../../cli/server/find-address.ts';
import { headerRules } from '../../../generator/4-render/headers.ts';
import { headersAt } from '../../../generator/4-render/headers-at.ts';
import type { NamedFiles } from './sites.ts';

/** What a host answers: the text of a file is its own name. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
export type Ask = (address: string, init?: RequestInit) => Promise<Answered>;

interface Expected {
  readonly address: string;
  readonly status: number;
  /** Where a redirect leads. */
  readonly location: string | null;
  /** The file that is sent; empty for a redirect. */
  readonly file: string;
}

/** Every address of a site and many that are spelt otherwise or do not exist, each with what the preview server answers. */
export function questions({ manifest, files }: NamedFiles): Expected[] {
  return addresses({ manifest, files }).map((address) => {
    const found = findAddress(manifest, address);
    if ('location' in found) return { address, status: found.status, location: found.location, file: '' };
    if (found.status === 200) return { address, status: 200, location: null, file: found.route.output };
    const file = found.file !== undefined && files.includes(found.file) ? found.file : undefined;
    return { address, status: file ? 200 : 404, location: null, file: file ?? found.route?.output ?? '' };
  });
}

function addresses({ manifest: { routes, redirects, table }, files }: NamedFiles): string[] {
  const former = Object.keys(table.former ?? {});
  const pages = routes.map(({ path }) => path);
  const some = [...pages, ...redirects.map(({ from }) => from)].filter((_, index) => index % 7 === 0);
  const spelt = [...some, ...former].flatMap((path) => [
    path.replace(/\/$/, ''),
    path.toUpperCase(),
    `${path.replace(/[^/]*$/, '')}index.html`,
    `/${path}`,
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    `${path}?a=1&b=%20&c`,
    `${path}nothing/here/`,
  ]);
  const places = ['', 'de', 'at', 'xx', 'xx-de', 'xx-xx', 'at-fr', 'AT-DE', 'at/de', 'at/fr', 'pt', 'pt-pt', 'zh', 'en', 'en-gb', 'fr'];
  const elsewhere = places.flatMap((place) => ['', 'about', 'about/', 'nothing/'].map((rest) => `/${place}/${rest}`));
  const odd = ['/%zz', '/%', '/a%2Fb', '/at-de%2Fabout/', '/__proto__/', '/constructor', '/at-de/constructor/', '/favicon.ico?v=2', '/404'];
  const outputs = new Set(routes.map(({ output }) => output));
  const own = files.filter((file) => !outputs.has(file)).map((file) => `/${file.split('/').map(encodeURIComponent).join('/')}`);
  const hostFiles = ['/_worker.js', '/_headers', '/_routes.json', '/_redirects'];
  const all = [
    ...new Set([...pages, ...redirects.flatMap(({ from }) => [from, `${from}?q=1`]), ...spelt, ...elsewhere, ...odd, ...own, ...hostFiles]),
  ];
  return all.filter((address) => address.startsWith('/'));
}

/** What a host answers otherwise than it should; nothing if all is right. Also compares the headers of what it answers. */
export async function faults(site: NamedFiles, ask: Ask): Promise<readonly unknown[]> {
  const rules = headerRules(site.manifest);
  const found: unknown[] = [];
  for (const { address, status, location, file } of questions(site)) {
    const answer = await ask(address);
    const got = { address, status: answer.status, location: answer.headers.get('Location'), file: answer.text };
    const expected = { address, status, location, file };
    if (JSON.stringify(got) !== JSON.stringify(expected)) found.push({ expected, got });
    for (const [name, value] of Object.entries(headersAt(rules, new URL(`${site.manifest.origin}${address}`).pathname)))
      if (answer.headers.get(name) !== value && found.length < 20)
        found.push({ address, status, name, value, got: answer.headers.get(name) });
  }
  return found;
}
