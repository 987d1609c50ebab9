import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from '../../components/contact-links.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Moment } from '../../illustrations/trade/moment.tsx';
import type { TradeProps } from '../../props/trade.ts';
import { useActions } from './actions.ts';

/** The ways to an answer as one slip, each with what one does. */
export function HelpWays({ copy, structure }: TradeProps): ReactNode {
  const { first } = useActions(copy);
  const ways: Readonly<Record<string, ReactNode>> = {
    tour: first.link && <TextLink link={first.link}>{first.label}</TextLink>,
    write: <EmailLink />,
    call: <PhoneLink />,
  };
  return (
    <Section name="words-beside" theme="counter">
      <SectionHeader heading={copy.steps.heading} {...(copy.steps.lead && { lead: copy.steps.lead })} />
      <ul className="slip help-slip help-ways">
        {structure.steps.map((id) => (
          <li key={id}>
            <Moment step={id} />
            <h3>{copy.steps.items[id]?.title}</h3>
            <p>{copy.steps.items[id]?.text}</p>
            <p className="help-way">{ways[id]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
