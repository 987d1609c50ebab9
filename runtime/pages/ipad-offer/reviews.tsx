import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Carousel } from '../../components/carousel.tsx';
import { ownLanguageFirst } from '../../components/own-language-first.ts';
import { ReviewSlip } from '../../components/review-slip.tsx';
import { SampleNote } from '../../components/sample-mark.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** The reviews that say something, each in the language in which it was written, those in the page's first. */
export function Reviews({ copy: { reviews }, structure }: IpadOfferProps): ReactNode {
  const { language } = usePage();
  const slides = ownLanguageFirst(structure.reviews, language).flatMap((review) =>
    review.comment ? [{ id: review.name, node: <ReviewSlip review={review} rating={reviews.rating} /> }] : [],
  );
  return (
    <Section name="offer-reviews words-beside" theme="counter">
      <SectionHeader heading={reviews.heading} lead={reviews.lead}>
        <SampleNote />
      </SectionHeader>
      <Carousel id="reviews" label={reviews.heading} every="behaviour.reviews" slides={slides} variant="offer-slips" />
    </Section>
  );
}
