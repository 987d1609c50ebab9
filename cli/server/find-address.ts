import { type AddressTable, decoded, notFoundPage, type PageToFind, type RedirectStatus, resolveAddress } from '../../generator/index.ts';

export type AddressAnswer =
  | { readonly status: 200; readonly route: PageToFind }
  | { readonly status: RedirectStatus; readonly location: string }
  /** `file` is the name of a file that may exist; `route` is the not-found page. */
  | { readonly status: 404; readonly file: string | undefined; readonly route: PageToFind | undefined };

/** The page, redirect or file at an address of a site. */
export function findAddress(
  { table, routes }: { readonly table: AddressTable; readonly routes: readonly PageToFind[] },
  address: string,
): AddressAnswer {
  const answer = resolveAddress(table, address);
  if ('location' in answer) return { status: answer.status, location: answer.location };
  if (answer.status === 404) return { status: 404, file: fileOf(routes, address), route: notFoundPage(routes, answer) };
  const route = routes.find(({ path }) => path === answer.path);
  return route ? { status: 200, route } : { status: 404, file: undefined, route: notFoundPage(routes, { reason: 'unknown-page' }) };
}

/** The file that an address may name: pages have routes, and files for the host are not served. */
function fileOf(routes: readonly PageToFind[], address: string): string | undefined {
  const name = decoded(/^\/([^?#]*)/.exec(address)?.[1] ?? '');
  if (!name || name.startsWith('_') || /(^|\/)index\.html$/.test(name) || routes.some(({ output }) => output === name)) return undefined;
  return name;
}
