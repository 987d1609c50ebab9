import type { ReactNode } from 'react';
import { Carousel } from '../../components/carousel.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import type { LandingProps } from '../../props/landing.ts';

/** The four old ways in rotation, each ending with a phrase that it is over (P7). */
export function Pains({ copy: { pains, returned }, structure }: LandingProps): ReactNode {
  const slides = structure.pains.flatMap((id) => {
    const pain = pains.items[id];
    const node = pain && (
      <article className="pain">
        <h3>{pain.title}</h3>
        <p>{pain.text}</p>
        <p className="pain-over">{pain.over}</p>
      </article>
    );
    return node ? [{ id, node }] : [];
  });
  return (
    <Section id="pains" name="pains turns">
      <SectionHeader heading={returned.heading} lead={pains.heading} />
      <Carousel id="pain-points" label={pains.heading} every="behaviour.painPoints" slides={slides} />
    </Section>
  );
}
