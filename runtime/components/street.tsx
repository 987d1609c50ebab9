import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { House } from '../illustrations/house.tsx';
import type { Front } from '../props/shared.ts';
import { SectionHeader } from './section.tsx';

interface StreetProps {
  readonly heading: Localized;
  readonly lead?: Localized;
  readonly fronts: readonly Front[];
  /** More words below the heading. */
  readonly children?: ReactNode;
}

/** Shops by their trades. A door sets the till of the page, and without script leads to the page of its trade. */
export function Street({ heading, lead, fronts, children }: StreetProps): ReactNode {
  const page = usePage();
  const street = page.words('street');
  const till = page.words('till');
  const signs = { cafe: till.text('cafe'), salon: till.text('salon'), shop: till.text('grocery') };
  return (
    <section className="trades">
      <div className="container">
        <SectionHeader heading={heading} {...(lead && { lead })}>
          <p lang={street.lang}>
            <strong>{street.text('lead')}</strong>
          </p>
          {children}
        </SectionHeader>
      </div>
      <ul className="scroll-row fronts" aria-label={heading} lang={street.lang}>
        {fronts.map(({ trade, to }) => {
          const link = page.link(to);
          return (
            link && (
              <li key={trade}>
                <a href={link.href} hrefLang={link.hrefLang} data-trade={trade}>
                  <House trade={trade} sign={signs[trade]} />
                  <strong>{signs[trade]}</strong>
                  <span>{street.text(trade)}</span>
                </a>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
