import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';

/** Which edition of a document this is, and that it is not approved yet (decision 27). */
export function Edition({ version }: { readonly version: string }): ReactNode {
  const page = usePage();
  const words = page.words('terms');
  return (
    <p className="document-edition" lang={words.lang}>
      {words.text('edition', { date: page.date(version) })} <strong className="document-status">{words.text('draft')}</strong>
    </p>
  );
}
