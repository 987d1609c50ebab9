import { pagesHere } from './batch.ts';
import type { Content, Page } from './content.ts';
import { outlineOf } from './contract-documents.ts';

/**
 * What is looked at: `site`, all content but the copies of ordinary pages; `part`, these copies alone, as far as they are here.
 * Each thing that can be said of a site is said in one of the two.
 */
export type Scope = 'site' | 'part';

/** Contracts refer to one another, so their copies belong to what all parts of a site have in common. */
export function isContract(page: Page): boolean {
  return /(?:^|\/)terms\/[^/]+\/page\.ts$/.test(page.definition.file) || outlineOf(page) !== undefined;
}

/** The pages whose copies a scope looks at, in the order of the content; without a scope all. */
export function pagesIn(content: Pick<Content, 'pages' | 'part'>, scope: Scope | undefined): Page[] {
  if (scope === 'site') return [...content.pages.values()].filter(isContract);
  const here = pagesHere(content);
  return scope === 'part' ? here.filter((page) => !isContract(page)) : here;
}

/**
 * The content with these pages alone, so that whoever reads its pages depends on no others; everything else is read from the content
 * when it is asked for. The content itself where one of them inherits from a page that is not among them.
 */
export function withPages(content: Content, pages: readonly Page[]): Content {
  const known = new Map(pages.map((page) => [page.id, page]));
  const isWhole = pages.every(({ definition: { value } }) => value.inherits === undefined || known.has(value.inherits));
  if (!isWhole) return content;
  return Object.create(content, { pages: { value: known, enumerable: true }, [whole]: { value: wholeOf(content) } }) as Content;
}

const whole = Symbol('whole');

/** The content with all pages, for whoever was given some of them alone and must know whether another exists: it then depends on all. */
export function wholeOf(content: Content): Content {
  return (content as Content & { readonly [whole]?: Content })[whole] ?? content;
}
