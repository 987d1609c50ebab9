import type { ReactNode } from 'react';
import { Carousel } from '../../components/carousel.tsx';
import { ReviewSlip } from '../../components/review-slip.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** The reviews that say something, each in the language in which it was written. */
export function Reviews({ copy: { reviews }, structure }: IpadOfferProps): ReactNode {
  const slides = structure.reviews.flatMap((review) =>
    review.comment ? [{ id: review.name, node: <ReviewSlip review={review} rating={reviews.rating} /> }] : [],
  );
  return (
    <Section name="offer-reviews">
      <SectionHeader heading={reviews.heading} lead={reviews.lead} />
      <Carousel id="reviews" label={reviews.heading} every="behaviour.reviews" slides={slides} variant="offer-slips" />
    </Section>
  );
}
