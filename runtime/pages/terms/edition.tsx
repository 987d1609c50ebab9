import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';

/** The edition of a document, with the next one while it is announced; a draft is marked as such (decision 27). */
export function Edition(): ReactNode {
  const page = usePage();
  const { edition } = page;
  const words = page.words('editions');
  if (!edition) return null;
  if (edition === 'draft')
    return (
      <p className="document-edition" lang={words.lang}>
        <strong className="slip document-status">{words.text('draft')}</strong>
      </p>
    );
  const { status, href, all, next } = edition;
  const day = page.date(edition.day);
  return (
    <p className="document-edition" lang={words.lang}>
      <a href={href}>{status === 'in force' ? words.text('inForce', { day }) : words.text('announced', { day })}</a>
      {next && (
        <>
          {' · '}
          <a href={next.href}>{words.text('later', { day: page.date(next.day) })}</a>
        </>
      )}
      {' · '}
      <a href={all}>{words.text('all')}</a>
    </p>
  );
}
