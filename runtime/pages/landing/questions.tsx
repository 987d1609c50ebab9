import type { ReactNode } from 'react';
import { RichWords } from '../../components/rich-words.tsx';
import { SectionHeader } from '../../components/section.tsx';
import type { LandingProps } from '../../props/landing.ts';

/** Questions that open one at a time, natively (S7): few enough to need no search. */
export function Questions({ copy: { faq }, structure }: LandingProps): ReactNode {
  return (
    <section id="faq">
      <SectionHeader heading={faq.heading} />
      {structure.faq.map((id) => {
        const item = faq.items[id];
        return (
          item && (
            <details key={id} className="faq-search-item" name="faq">
              <summary className="faq-search-question">{item.question}</summary>
              <p className="faq-search-answer">
                <RichWords text={item.answer} />
              </p>
            </details>
          )
        );
      })}
    </section>
  );
}
