import type { ReactNode } from 'react';
import type { Localized } from '../../generator/model/localized.ts';
import { showToast } from '../state/toast.ts';

interface CopyButtonProps {
  readonly label: Localized;
  /** Id of the tooltip that says what is copied. */
  readonly describedBy: string;
  /** What is copied. */
  readonly text: Localized;
  readonly copied: Localized;
  readonly failed: Localized;
  /** What to do where the browser does not let anything be copied, and where the text leads to then. */
  readonly remedy: Localized;
  readonly otherwise: { readonly label: Localized; readonly href: string };
}

/** Puts a text on the clipboard and says so in a toast (S9), also where the browser does not allow it. */
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
      {label}
    </button>
  );
}
