import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

/** Notice that `wortlaut/client` shows if the script of the form cannot be fetched without a network. */
export function Offline({ text, hydrated }: { readonly text: Localized; readonly hydrated: boolean }): ReactNode {
  if (hydrated) return null;
  return (
    <p className="form-problem" role="alert" data-offline="" hidden>
      {text}
    </p>
  );
}
