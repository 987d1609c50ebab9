import type { ReactNode } from 'react';
import { RichWords } from '../../components/rich-words.tsx';
import { SectionHeader } from '../../components/section.tsx';
import type { LandingProps } from '../../props/landing.ts';

/** Questions that open one at a time, at first the first one, natively (S7): few enough to need no search. */
export function Questions({ copy: { faq }, structure }: LandingProps): ReactNode {
  return (
    <section id="faq">
      <SectionHeader heading={faq.heading} />
      {structure.faq.map((id, index) => {
        const item = faq.items[id];
        return (
          item && (
            <details key={id} className="faq-search-item" name="faq" open={index === 0}>
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
