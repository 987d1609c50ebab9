import type { ReactNode } from 'react';
import { Section, SectionHeader } from '../../components/section.tsx';
import { StepsStrip } from '../../components/steps-strip.tsx';
import { Moment } from '../../illustrations/trade/moment.tsx';
import type { TradeProps } from '../../props/trade.ts';
import { Drawing } from './drawing.tsx';

/** A day in the shop hour by hour, on a till roll. */
export function Day({ copy, structure }: TradeProps): ReactNode {
  return (
    <Way copy={copy} structure={structure}>
      <ol className="slip day">
        {structure.steps.map((id) => (
          <li key={id}>
            <Moment step={id} />
            <h3>{copy.steps.items[id]?.title}</h3>
            <p>{copy.steps.items[id]?.text}</p>
          </li>
        ))}
      </ol>
    </Way>
  );
}

/** A function from the first touch to the last, as numbered tickets. */
export function Steps({ copy, structure }: TradeProps): ReactNode {
  return (
    <Way copy={copy} structure={structure}>
      <StepsStrip steps={structure.steps} texts={copy.steps.items} drawn={(step) => <Moment step={step} />} />
    </Way>
  );
}

/** The drawing of the page is beside the roll where the till is in the hero. */
function Way({ copy, structure, children }: TradeProps & { readonly children: ReactNode }): ReactNode {
  return (
    <Section name={structure.till ? 'way split' : 'way'} theme="counter">
      <SectionHeader heading={copy.steps.heading} lead={copy.steps.lead}>
        {structure.till && <Drawing copy={copy} structure={structure} />}
      </SectionHeader>
      {children}
    </Section>
  );
}
