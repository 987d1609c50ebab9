import type { ReactNode } from 'react';
import type { Testimonial } from '../props/landing.ts';
import { SampleMark } from './sample-mark.tsx';

/** A testimonial on a slip of its own, in Spanish in every language version, marked as a sample (decision 12). */
export function TestimonialSlip({ testimonial: { name, business, city, quote } }: { readonly testimonial: Testimonial }): ReactNode {
  return (
    <figure className="slip review">
      <blockquote lang="es">
        <p>«{quote}»</p>
      </blockquote>
      <figcaption className="review-foot">
        <strong>{name}</strong>
        <p lang="es">
          {business}, {city}
        </p>
        <SampleMark />
      </figcaption>
    </figure>
  );
}
