import { pagesInBatch } from './batch.ts';
import type { Content, Page } from './content.ts';
import { outlineOf } from './contract-documents.ts';

/**
 * What is checked: `site`, all content but the texts of ordinary pages; `batch`, the texts of the pages in a batch. Each diagnostic
 * of a site is found in exactly one of the two.
 */
export type Scope = 'site' | 'batch';

/** Contracts refer to one another, so their texts belong to the shared content of all batches. */
export function isContract(page: Page): boolean {
  return /(?:^|\/)terms\/[^/]+\/page\.ts$/.test(page.definition.file) || outlineOf(page) !== undefined;
}

/** The pages whose texts are checked in a scope, in the order of the content; without a scope all. */
export function pagesIn(content: Pick<Content, 'pages' | 'batch'>, scope: Scope | undefined): Page[] {
  if (scope === 'site') return [...content.pages.values()].filter(isContract);
  const pages = pagesInBatch(content);
  return scope === 'batch' ? pages.filter((page) => !isContract(page)) : pages;
}

/**
 * The content with these pages alone, so that code that reads its pages depends on no others; everything else is read from the content
 * on access. The content itself where one of them inherits from a page that is not among them.
 */
export function withPages(content: Content, pages: readonly Page[]): Content {
  const known = new Map(pages.map((page) => [page.id, page]));
  const isWhole = pages.every(({ definition: { value } }) => value.inherits === undefined || known.has(value.inherits));
  if (!isWhole) return content;
  return Object.create(content, { pages: { value: known, enumerable: true }, [whole]: { value: wholeOf(content) } }) as Content;
}

const whole = Symbol('whole');

/** The content with all pages, for code that got some of them alone and must know whether another exists: it then depends on all. */
export function wholeOf(content: Content): Content {
  return (content as Content & { readonly [whole]?: Content })[whole] ?? content;
}
