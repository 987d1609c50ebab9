import type { ReactNode } from 'react';
import { Section, SectionHeader } from '../../components/section.tsx';
import { StepsStrip } from '../../components/steps-strip.tsx';
import type { TradeProps } from '../../props/trade.ts';

/** A day in the shop hour by hour, or the ways to help, on a till roll. */
export function Day({ copy, structure }: TradeProps): ReactNode {
  return (
    <Section name="way" {...(structure.composition === 'trade' && { theme: 'counter' })}>
      <SectionHeader heading={copy.steps.heading} lead={copy.steps.lead} />
      <ol className="day">
        {structure.steps.map((id) => (
          <li key={id}>
            <h3>{copy.steps.items[id]?.title}</h3>
            <p>{copy.steps.items[id]?.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A function from the first touch to the last, as numbered tickets. */
export function Steps({ copy, structure }: TradeProps): ReactNode {
  return (
    <Section name="way" theme="counter">
      <SectionHeader heading={copy.steps.heading} lead={copy.steps.lead} />
      <StepsStrip steps={structure.steps} texts={copy.steps.items} />
    </Section>
  );
}
