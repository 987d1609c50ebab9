import type { ReactNode } from 'react';
import { type Formatted, usePage } from 'wortlaut/react';
import type { Review } from '../props/reviews.ts';
import { ReviewWords } from './review-words.tsx';
import { Stars } from './stars.tsx';

/** A quotation on a slip of paper. */
export function ReviewSlip({ review, rating }: { readonly review: Review; readonly rating: Formatted<{ rating: number }> }): ReactNode {
  const { shortDate } = usePage();
  return (
    <article className="slip review">
      <Stars rating={review.rating} label={rating({ rating: review.rating })} />
      <ReviewWords review={review} />
      <div className="review-foot">
        <h3>{review.name}</h3>
        {review.company && <p lang={review.language}>{review.company}</p>}
        <time dateTime={review.date}>{shortDate(review.date)}</time>
      </div>
    </article>
  );
}
