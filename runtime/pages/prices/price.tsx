import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

/** The whole number is large, what is before and after it small and raised, as on a tag in a shop. */
export function Price({ of }: { readonly of: Localized }): ReactNode {
  const [, before = '', whole = of, after = ''] = /^(\D*)(\d+)(.*)$/s.exec(of) ?? [];
  return (
    <p className="shelf-price">
      <small>{before.trimEnd() as Localized}</small>
      {whole as Localized}
      <small>{after.trimStart() as Localized}</small>
    </p>
  );
}
