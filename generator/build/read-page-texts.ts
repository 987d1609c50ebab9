import type { Source } from '../1-load/source.ts';
import type { Content } from '../model/content.ts';
import { isContract } from '../model/scope.ts';
import type { PageTextReader } from './batch-context.ts';

/** Reads the texts of pages; those of contracts are part of the shared content. */
export function pageTextReader(source: Source, shared: Content): PageTextReader {
  return async (pages) => {
    const ordinary = pages.filter((id) => {
      const page = shared.pages.get(id);
      return page && !isContract(page);
    });
    return ordinary.length ? source.readPages(shared, ordinary) : { content: shared, diagnostics: [] };
  };
}
