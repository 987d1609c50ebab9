import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Figures } from '../../components/figures.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import { TestimonialSlip } from '../../components/testimonial-slip.tsx';
import type { LandingProps } from '../../props/landing.ts';

/** Three testimonials on slips from one printer, in Spanish in every language version (P7), over the figures. */
export function Testimonials({ copy: { testimonials }, structure }: LandingProps): ReactNode {
  const { format } = usePage();
  const figures = structure.stats.flatMap(({ id, fact }) => {
    const label = testimonials.stats[id];
    return label ? [{ id, label, value: format(fact) }] : [];
  });
  return (
    <Section id="testimonials" name="testimonials" theme="counter">
      <SectionHeader heading={testimonials.heading} />
      <div className="printer-slot" />
      <ul className="testimonials-slips">
        {structure.testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialSlip testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <Figures figures={figures} strip />
    </Section>
  );
}
