import type { ReactNode } from 'react';
import { ScrollRow } from '../../components/scroll-row.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { TradeProps } from '../../props/trade.ts';

/** Problems of such a shop as orders that hang from a rail: what is said there, and below it the answer of the till. */
export function Swaps({ copy, structure }: TradeProps): ReactNode {
  return (
    <Section name="problems" theme="deep">
      <SectionHeader heading={copy.problems.heading} />
      <ScrollRow name="swaps" label={copy.problems.heading}>
        {structure.problems.map((id) => (
          <li key={id}>
            <dl className="slip swap">
              <dt>{copy.problems.items[id]?.problem}</dt>
              <dd>
                <Icon name="check" />
                {copy.problems.items[id]?.answer}
              </dd>
            </dl>
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}
