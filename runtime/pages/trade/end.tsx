import type { ReactNode } from 'react';
import { FeatureList } from '../../components/feature-list.tsx';
import { QuickLinks } from '../../components/quick-links.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import type { TradeProps } from '../../props/trade.ts';
import { Accordion } from './accordion.tsx';

/** The functions as one slip, and beside it two frequent questions of such shops and links to further pages. */
export function End({ copy, structure }: TradeProps): ReactNode {
  const questions = structure.questions.flatMap((id) => {
    const item = copy.questions.items[id];
    return item ? [{ id, ...item }] : [];
  });
  return (
    <Section name="trade-end" theme={structure.composition === 'help' ? 'deep' : 'counter'}>
      <div className="slip functions">
        <h2>{copy.functions.heading}</h2>
        <FeatureList items={structure.functions} texts={copy.functions.items} />
      </div>
      <div>
        <SectionHeader heading={copy.questions.heading} />
        <Accordion name="questions" items={questions} />
        <SectionHeader heading={copy.links.heading} />
        <QuickLinks items={structure.links} texts={copy.links.items} />
      </div>
    </Section>
  );
}
