import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';

/** A contract on its way out of the printer: its headings, and the stamp of all drafts across the corner. */
export function NoticeDraft({ headings }: { readonly headings: readonly Localized[] }): ReactNode {
  const words = usePage().words('editions');
  return (
    <div className="notice-draft">
      <div className="printer-slot" />
      <div className="notice-draft-shadow">
        <ol className="slip">
          {headings.map((heading) => (
            <li key={heading}>{heading}</li>
          ))}
        </ol>
      </div>
      <strong className="slip document-status" lang={words.lang}>
        {words.text('draft')}
      </strong>
    </div>
  );
}
