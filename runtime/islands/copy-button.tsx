import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { showToast } from '../shared/toast.ts';

interface CopyButtonProps {
  readonly label: Localized;
  /** Id of the tooltip with the name of the copied value. */
  readonly describedBy: string;
  /** The text to copy. */
  readonly text: Localized;
  readonly copied: Localized;
  readonly failed: Localized;
  /** Instruction for browsers that refuse to copy, and the address that the text links to then. */
  readonly remedy: Localized;
  readonly otherwise: { readonly label: Localized; readonly href: string };
}

/** Copies a text to the clipboard and confirms it in a toast (S9), or reports that the browser does not allow it. */
export function CopyButton({ label, describedBy, text, copied, failed, remedy, otherwise }: CopyButtonProps): ReactNode {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: copied, description: text });
    } catch {
      showToast({ title: failed, description: remedy, action: otherwise, variant: 'destructive' });
    }
  };
  return (
    <button type="button" className="button line small copy-button needs-script" aria-describedby={describedBy} onClick={() => void copy()}>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
