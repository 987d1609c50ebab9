import type { ReactNode } from 'react';
import { SampleNote } from '../../components/sample-mark.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import { TestimonialSlip } from '../../components/testimonial-slip.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';

/** The testimonials of the landing page. */
export function Testimonials({ copy: { testimonials }, structure }: SecondOfferProps): ReactNode {
  return (
    <Section name="second-offer-testimonials" theme="counter">
      <SectionHeader heading={testimonials.heading} lead={testimonials.lead}>
        <SampleNote />
      </SectionHeader>
      <ul className="testimonial-slips">
        {structure.testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialSlip testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
