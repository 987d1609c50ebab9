import type { ReactNode } from 'react';
import { Island } from '../../components/island.tsx';
import { ScrollRow } from '../../components/scroll-row.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { TradeProps } from '../../props/trade.ts';
import { Drawing } from './drawing.tsx';

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

/** Symptoms to search and to open, on the help page: what is on the paper or the screen, and what to do. */
export function Symptoms({ copy, structure }: TradeProps): ReactNode {
  const { search } = copy;
  const items = structure.problems.flatMap((id) => {
    const item = copy.problems.items[id];
    return item ? [{ id, question: item.problem, answer: item.answer }] : [];
  });
  return (
    <Section name="split" theme="counter">
      <SectionHeader heading={copy.problems.heading} />
      {search && <Island of="faq-search" when="interaction" props={{ id: 'symptoms', ...search, found: search.found.message, items }} />}
      <Drawing copy={copy} structure={structure} />
    </Section>
  );
}
