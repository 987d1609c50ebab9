import type { CompiledMessage } from 'wortlaut/react';
import { showToast } from '../shared/toast.ts';
import { inWords } from './in-words.ts';

interface ClauseLinkProps {
  readonly copied: CompiledMessage<{ number: string }>;
}

/**
 * Copies the address of a clause when its number, a link to it, is followed; a toast confirms that (S9). If the browser does not allow it, no
 * message appears: the address is in the address bar.
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
