import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

/** A price as on a tag in a shop: the whole number large, what is before and after it small and raised. */
export function RaisedPrice({ of }: { readonly of: Localized }): ReactNode {
  const [, before = '', whole = of, after = ''] = /^(\D*)(\d+)(.*)$/s.exec(of) ?? [];
  return (
    <>
      <small>{before as Localized}</small>
      {whole as Localized}
      <small>{after as Localized}</small>
    </>
  );
}
