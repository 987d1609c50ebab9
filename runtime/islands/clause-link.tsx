import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { MessagesProvider } from 'wortlaut/client';
import type { CompiledMessage, Localized } from 'wortlaut/react';
import { showToast } from '../state/toast.ts';

interface ClauseLinkProps {
  /** Label of the action of a number. */
  readonly hint: Localized;
  readonly copied: CompiledMessage<{ number: string }>;
}

/**
 * The numbers of the clauses are links to them; with script they also put their address on the clipboard, and a toast confirms it
 * (S9). Where the browser does not allow it, the address is still in the address bar, so nothing is said.
 */
export function ClauseLink({ hint, copied }: ClauseLinkProps): ReactNode {
  return (
    <MessagesProvider messages={{ copied }}>
      <CopiedLink />
      <p className="terms-hint needs-script">{hint}</p>
    </MessagesProvider>
  );
}

function CopiedLink(): ReactNode {
  const { formatMessage } = useIntl();
  useEffect(() => {
    const copy = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.terms-number');
      if (!link) return;
      const number = link.textContent?.trim() ?? '';
      const toast = { title: formatMessage<{ number: string }>({ id: 'copied' }, { number }), description: link.href };
      navigator.clipboard?.writeText(link.href).then(
        () => showToast(toast),
        () => {},
      );
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, [formatMessage]);
  return null;
}
