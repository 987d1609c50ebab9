import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Section, SectionHeader } from '../../components/section.tsx';
import type { HomeCopy, HomeStructure } from '../../props/home.ts';

/** How it works: one strip of three numbered tickets. */
export function Steps({ copy: { steps }, structure }: { readonly copy: HomeCopy; readonly structure: HomeStructure }): ReactNode {
  const { number } = usePage();
  return (
    <Section id="how" name="steps">
      <SectionHeader heading={steps.heading} />
      <ol className="steps-strip">
        {structure.steps.map((id, index) => {
          const text = steps.items[id];
          return (
            text && (
              <li key={id} className="step">
                <span className="step-number" aria-hidden="true">
                  {number(index + 1)}
                </span>
                <h3>{text.title}</h3>
                <p>{text.text}</p>
              </li>
            )
          );
        })}
      </ol>
    </Section>
  );
}
