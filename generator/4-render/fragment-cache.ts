import type { PageContext } from '../../runtime/page-context.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { RenderContext } from './context.ts';
import type { MemoPlace, Memory, Piece } from './html/write-memo.ts';
import type { QueryResult } from './query-inputs.ts';

/** What a component has written on one page, and all that it read for it. */
interface Written {
  readonly piece: Piece;
  readonly asked: readonly QueryResult[];
  /** What it read of the page itself: the name in the page's context, and the value. */
  readonly own: readonly OwnReading[];
}

export type OwnReading = readonly [name: keyof PageContext, value: unknown];

export interface PageToRemember {
  readonly context: PageContext;
  /** The same for all pages of which the context differs only in what it tells of its readings (`own`). */
  readonly reader: string;
  /** What is wrong with the page so far: what is faulty is not kept, so that every page reports its own. */
  readonly faults: readonly Diagnostic[];
}

/** So many forms of a piece are kept in one place: the usual one, and a few for pages that mark themselves in a menu. */
const most = 4;

/**
 * Remembers furniture: components that are the same on many pages (React.memo, without properties). A piece stands in for the
 * component on another page of the same reader for as long as what it read of its page is the same there; what it asked counts
 * as asked by each page that shows it.
 */
export class FragmentCache {
  readonly #written = new Map<unknown, Map<string, Written[]>>();

  /** The memory as one page may use it. */
  for(site: RenderContext, { context, reader, faults }: PageToRemember): Memory {
    return {
      piece: ({ component, position, contexts }, write) => {
        const [provided] = contexts.values();
        if (contexts.size !== 1 || provided !== context) return write();
        const forms = this.#formsOf({ component, position: `${reader} ${position}` });
        const index = forms.findIndex(({ own }) => own.every(([name, value]) => Object.is(context[name], value)));
        const known = forms[index];
        if (known) {
          if (index > 0) forms.unshift(...forms.splice(index, 1));
          site.recordDependencies(known.asked);
          return known.piece;
        }
        const before = faults.length;
        const { value: piece, asked, own } = site.noting(write);
        if (faults.length === before) forms.unshift({ piece, asked, own });
        forms.length = Math.min(forms.length, most);
        return piece;
      },
    };
  }

  #formsOf({ component, position }: Pick<MemoPlace, 'component' | 'position'>): Written[] {
    let places = this.#written.get(component);
    if (!places) {
      places = new Map();
      this.#written.set(component, places);
    }
    let forms = places.get(position);
    if (!forms) {
      forms = [];
      places.set(position, forms);
    }
    return forms;
  }
}
