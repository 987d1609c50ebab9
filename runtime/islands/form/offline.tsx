import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

/** Waits for the case that the form's script cannot be fetched and there is no network: shown by `wortlaut/client`. */
export function Offline({ text, hydrated }: { readonly text: Localized; readonly hydrated: boolean }): ReactNode {
  if (hydrated) return null;
  return (
    <p className="form-problem" role="alert" data-offline="" hidden>
      {text}
    </p>
  );
}
