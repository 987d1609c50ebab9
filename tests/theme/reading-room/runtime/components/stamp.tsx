import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';

/** The day of an entry, as it is stamped into a book that is lent. */
export function Stamp({ date }: { readonly date: string }): ReactNode {
  return (
    <time className="stamp" dateTime={date}>
      {usePage().date(date)}
    </time>
  );
}
