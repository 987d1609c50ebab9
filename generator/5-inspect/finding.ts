import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Something wrong on a page. `subject` is the thing itself, apart from the address: the same subject on other addresses is the same fault. */
export interface Finding extends Pick<Diagnostic, 'code' | 'message' | 'hint' | 'expected' | 'found' | 'related'> {
  readonly severity?: Diagnostic['severity'];
  readonly subject: string;
  /** Where it comes from, where that is not the page's own definition. */
  readonly file?: string;
  readonly dataPath?: readonly string[];
}
