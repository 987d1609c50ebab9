import type { Source } from '../1-load/source.ts';
import type { Content } from '../model/content.ts';
import { isContract } from '../model/scope.ts';
import type { PageTextReader } from './batch-builder.ts';

/** Reads the copies of pages; those of contracts are in the frame. */
export function pageTextReader(source: Source, frame: Content): PageTextReader {
  return async (pages) => {
    const ordinary = pages.filter((id) => {
      const page = frame.pages.get(id);
      return page && !isContract(page);
    });
    return ordinary.length ? source.withCopies(frame, ordinary) : { content: frame, diagnostics: [] };
  };
}
