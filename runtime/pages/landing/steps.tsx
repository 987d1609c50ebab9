import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Section, SectionHeader } from '../../components/section.tsx';
import type { LandingProps } from '../../props/landing.ts';

/** How it works, on the strip of tickets that the home page of the other countries has. */
export function Steps({ copy: { steps }, structure }: LandingProps): ReactNode {
  const { number } = usePage();
  return (
    <Section id="how" name="steps">
      <SectionHeader heading={steps.heading} />
      <ol className="steps-strip">
        {structure.steps.map((id, index) => (
          <li key={id} className="step">
            <span className="step-number" aria-hidden="true">
              {number(index + 1)}
            </span>
            <h3>{steps.items[id]?.title}</h3>
            <p>{steps.items[id]?.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
