import { decoded } from '../../../model/decoded.ts';
import { outputOf } from '../../../model/manifest.ts';
import { type AddressTable, type RedirectStatus, resolve } from '../../../model/resolver.ts';
import type { NotFoundFiles } from '../not-found-files.ts';

/** The input of a function about its site. It is written beside the function, as JSON. */
export interface AnsweredSite {
  readonly table: AddressTable;
  readonly notFound: NotFoundFiles;
  /** The files beside the pages, relative to the folder of the site. */
  readonly files: readonly string[];
}

/** The answer to an address: a redirect, or a file of the site with its status. The file is undefined if the site has no not-found page. */
type Answer =
  | { readonly status: RedirectStatus; readonly location: string }
  | { readonly status: 200 | 404; readonly file: string | undefined };

/** Answers a path with its query as the resolver and the preview server do. */
export function answerTo({ table, notFound, files }: AnsweredSite, address: string): Answer {
  const answer = resolve(table, address);
  if ('location' in answer) return answer;
  if (answer.status === 200) return { status: 200, file: outputOf(answer.path) };
  const name = decoded(address.replace(/[?#][\s\S]*$/, '').slice(1));
  if (name !== undefined && files.indexOf(name) >= 0) return { status: 200, file: name };
  const pages = notFound[answer.reason];
  return { status: 404, file: pages[answer.locale ?? ''] ?? pages[''] };
}

/** The path by which a function requests a file from its host. */
export const pathOf = (file: string): string => `/${file.split('/').map(encodeURIComponent).join('/')}`;
