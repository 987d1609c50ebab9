import type { CompiledMessage } from 'wortlaut/react';
import { showToast } from '../shared/toast.ts';
import { inWords } from './in-words.ts';

export interface ClauseLinkProps {
  readonly copied: CompiledMessage<{ number: string }>;
}

/**
 * The numbers of the clauses are links to them; with script they also put their address on the clipboard, and a toast confirms it
 * (S9). Where the browser does not allow it, the address is still in the address bar, so nothing is said.
 */
export function clauseLink(_root: HTMLElement, { copied }: ClauseLinkProps): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.terms-number');
    if (!link) return;
    const toast = { title: inWords(copied, { number: link.textContent?.trim() ?? '' }), description: link.href };
    navigator.clipboard?.writeText(link.href).then(
      () => showToast(toast),
      () => {},
    );
  });
}
