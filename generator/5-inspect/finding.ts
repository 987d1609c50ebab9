import type { Diagnostic, FaultyElement } from '../diagnostics/diagnostic.ts';

/** A fault on a page. `subject` identifies it independently of the address: the same subject on other addresses is the same fault. */
export interface Finding extends Pick<Diagnostic, 'code' | 'message' | 'hint' | 'expected' | 'found' | 'related'> {
  /** The faulty element: its index on the page, those of elements of which one is superfluous, or an address or the start tag by which it is recognised. */
  readonly element?: FaultyElement['element'] | undefined;
  readonly severity?: Diagnostic['severity'];
  readonly subject: string;
  /** Names the fault of the element equally on every page and in every language. The subject by default. */
  readonly fault?: string | undefined;
  /** The file that it is in, if that is not the page's definition. */
  readonly file?: string;
  readonly dataPath?: readonly string[];
}

/** Returns a finding: `findingOnPage('WL5009', { subject }, [message, hint])`. */
export const findingOnPage = (
  code: Finding['code'],
  place: Omit<Finding, 'code' | 'message' | 'hint'>,
  [message, hint]: readonly [message: string, hint: string],
): Finding => ({ code, ...place, message, hint });
