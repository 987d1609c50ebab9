import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** A fault on a page. `subject` identifies it independently of the address: the same subject on other addresses is the same fault. */
export interface Finding extends Pick<Diagnostic, 'code' | 'message' | 'hint' | 'expected' | 'found' | 'related'> {
  readonly severity?: Diagnostic['severity'];
  readonly subject: string;
  /** The file that it is in, if that is not the page's definition. */
  readonly file?: string;
  readonly dataPath?: readonly string[];
}
