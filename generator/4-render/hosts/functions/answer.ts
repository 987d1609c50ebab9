import { outputOf } from '../../../model/manifest.ts';
import { type AddressTable, type RedirectStatus, resolve } from '../../../model/resolver.ts';
import type { NotFoundFiles } from '../not-found-files.ts';

/** What a function has to know of its site to answer. It is written beside the function, as JSON. */
export interface AnsweredSite {
  readonly table: AddressTable;
  readonly notFound: NotFoundFiles;
  /** The files beside the pages that the function is asked for, relative to the folder of the site. */
  readonly files: readonly string[];
}

/** What an address answers: a redirect, or a file of the site with its status. No file, where the site has no page for what does not exist. */
export type Answer =
  | { readonly status: RedirectStatus; readonly location: string }
  | { readonly status: 200 | 404; readonly file: string | undefined };

/** The answer to an address, a path with its query, as the resolver and the preview server give it. */
export function answerTo({ table, notFound, files }: AnsweredSite, address: string): Answer {
  const answer = resolve(table, address);
  if ('location' in answer) return answer;
  if (answer.status === 200) return { status: 200, file: outputOf(answer.path) };
  const name = nameIn(address);
  if (name !== undefined && files.indexOf(name) >= 0) return { status: 200, file: name };
  const pages = notFound[answer.reason];
  return { status: 404, file: pages[answer.locale ?? ''] ?? pages[''] };
}

/** The name of the file that an address asks for; undefined if it cannot be decoded. */
function nameIn(address: string): string | undefined {
  try {
    return decodeURIComponent(address.replace(/[?#][\s\S]*$/, '').slice(1));
  } catch {
    return undefined;
  }
}

/** The path by which a host is asked for a file. */
export const pathOf = (file: string): string => `/${file.split('/').map(encodeURIComponent).join('/')}`;
