import type { ReactNode } from 'react';
import { SampleNote } from '../../components/sample-mark.tsx';
import { ScrollRow } from '../../components/scroll-row.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import { TestimonialSlip } from '../../components/testimonial-slip.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';

/** The testimonials of the landing page. */
export function Testimonials({ copy: { testimonials }, structure }: SecondOfferProps): ReactNode {
  return (
    <Section name="second-offer-testimonials words-beside" theme="counter">
      <SectionHeader heading={testimonials.heading} lead={testimonials.lead}>
        <SampleNote />
      </SectionHeader>
      <ScrollRow name="testimonial-slips" label={testimonials.heading}>
        {structure.testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialSlip testimonial={testimonial} />
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}
