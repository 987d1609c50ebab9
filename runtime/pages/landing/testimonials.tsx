import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Figures } from '../../components/figures.tsx';
import { ScrollRow } from '../../components/scroll-row.tsx';
import { SectionHeader } from '../../components/section.tsx';
import { TestimonialSlip } from '../../components/testimonial-slip.tsx';
import type { LandingProps } from '../../props/landing.ts';

/** Three testimonials on slips, in Spanish in every language version (P7), and the figures. */
export function Testimonials({ copy: { testimonials }, structure }: LandingProps): ReactNode {
  const { format } = usePage();
  const figures = structure.stats.flatMap(({ id, fact }) => {
    const label = testimonials.stats[id];
    return label ? [{ id, label, value: format(fact) }] : [];
  });
  return (
    <section id="testimonials" className="testimonials">
      <SectionHeader heading={testimonials.heading} />
      <Figures figures={figures} strip />
      <ScrollRow name="testimonial-slips" label={testimonials.heading}>
        {structure.testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialSlip testimonial={testimonial} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
