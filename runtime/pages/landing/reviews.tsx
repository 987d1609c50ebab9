import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Carousel } from '../../components/carousel.tsx';
import { ownLanguageFirst } from '../../components/own-language-first.ts';
import { SampleNote } from '../../components/sample-mark.tsx';
import { Stars } from '../../components/stars.tsx';
import type { LandingProps } from '../../props/landing.ts';
import type { Review } from '../../props/reviews.ts';

/** Reviews in rotation on a slip beside the others, each in the language in which it was written, those in the page's first. */
export function Reviews({ copy: { reviews }, structure }: LandingProps): ReactNode {
  const { language } = usePage();
  const slides = ownLanguageFirst(structure.reviews, language).map((review) => ({
    id: review.name,
    node: <Quote review={review} copy={reviews} />,
  }));
  return (
    <section id="reviews" className="landing-reviews slip review">
      <div>
        <h2>{reviews.heading}</h2>
        <SampleNote />
      </div>
      <Carousel id="review-slides" label={reviews.heading} every="behaviour.reviews" slides={slides} />
    </section>
  );
}

function Quote({ review, copy }: { readonly review: Review; readonly copy: LandingProps['copy']['reviews'] }): ReactNode {
  return (
    <figure className="landing-quote">
      <Stars rating={review.rating} label={copy.rating({ rating: review.rating })} />
      {review.comment ? (
        <blockquote lang={review.language}>{review.comment}</blockquote>
      ) : (
        <p className="review-silent">{copy.noComment}</p>
      )}
      <figcaption>
        <strong>{review.name}</strong>
        {review.company && (
          <>
            {' · '}
            <span lang={review.language}>{review.company}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}
