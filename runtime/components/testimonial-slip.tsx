import type { ReactNode } from 'react';
import type { Testimonial } from '../props/landing.ts';

/** A testimonial on a slip of its own, in Spanish in every language version, a sample (decision 12). */
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
      </figcaption>
    </figure>
  );
}
