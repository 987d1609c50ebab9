import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Island } from '../../components/island.tsx';
import { Opening, Section } from '../../components/section.tsx';
import { usePage } from '../../page-context.ts';
import type { HomeCopy } from '../../shapes/home.ts';

/** The pre-order form beside what it does not commit to (P3, V7). */
export function PreOrderSection({ copy: { preOrder } }: { readonly copy: HomeCopy }): ReactNode {
  const page = usePage();
  const { heading, lead, ...copy } = preOrder;
  const trial = page.words('trial');
  const guarantee = page.words('guarantee');
  return (
    <Section id="pre-order" name="reserve" tone="paper">
      <Opening heading={heading} lead={lead}>
        <ul className="ticks">
          <li lang={trial.lang}>
            <Icon name="check" />
            {trial.text('title')}
          </li>
          <li lang={trial.lang}>
            <Icon name="check" />
            {trial.text('noCard')}
          </li>
          <li lang={guarantee.lang}>
            <Icon name="check" />
            {guarantee.text('title')}
          </li>
        </ul>
      </Opening>
      <div className="reserve-sheet">
        {/* Without script the form comes back to this place, which shows itself as the target of the address. */}
        <p className="pre-order-received" id="pre-order-sent">
          <strong>{copy.sentHeading}</strong> {copy.sentText}
        </p>
        <Island
          of="pre-order"
          when="visible"
          props={{
            id: 'reserve',
            language: page.language,
            action: '/api/offer',
            copy,
            back: 'pre-order-sent',
            optional: page.words('common').text('optional'),
            termsLink: {
              label: page.words('footer').text('terms'),
              link: page.requiredLink({ page: 'terms' }),
              newTab: page.words('common').text('newTab'),
            },
          }}
        />
      </div>
    </Section>
  );
}
