import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { Review } from '../props/reviews.ts';

/** A comment in the language in which it was written, and what it means in that of the page. */
export function ReviewWords({ review: { comment, language, translations } }: { readonly review: Review }): ReactNode {
  const page = usePage();
  const translation = translations?.[page.language];
  const common = page.words('common');
  return (
    <div className="review-words">
      <blockquote lang={language}>
        <p>{comment}</p>
      </blockquote>
      {translation && (
        <p>
          <small lang={common.lang}>{common.text('translated')}</small> {translation}
        </p>
      )}
    </div>
  );
}
