import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { ButtonLink } from '../components/button.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { FeatureList } from '../components/feature-list.tsx';
import { offerEnd } from '../components/offer-end.ts';
import { PageHero } from '../components/page-hero.tsx';
import { Section } from '../components/section.tsx';
import { PackedIpad, TillIpad } from '../illustrations/ipad-on-shelf.tsx';
import { inCountry } from '../in-country.ts';
import { Icon } from '../islands/elements/icon.tsx';
import type { PricesProps } from '../props/prices.ts';
import { Months } from './prices/months.tsx';

/** The goods of two tags: the till on the visitor's iPad, and a new one in its box. */
const pictures = { trial: <TillIpad />, bundle: <PackedIpad /> } as const;

/** The shelf: what is sold in the country, each with its price on a tag. */
export function PricesPage({ copy, structure }: PricesProps): ReactNode {
  const page = usePage();
  const { country = '', countryValues, format, link, money } = page;
  const { isOver } = offerEnd(page);
  const tags = inCountry(structure.tags, page).filter(({ id }) => !(isOver && id === structure.best));
  const hasForeignPrices = countryValues && countryValues.currency !== 'EUR';
  const isMonthly = structure.monthly.includes(country);
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.lead} />
      <Section name="shelf" theme="counter">
        <ul className="shelf-tags">
          {tags.map(({ id, parts, fact, to }) => (
            <li key={id} className={id === structure.best ? 'slip shelf-tag shelf-tag-best' : 'slip shelf-tag'}>
              <h2>{copy.tags[id]?.title}</h2>
              <Price of={fact ? format(fact) : money(0, 'EUR')} />
              <p>{copy.tags[id]?.text}</p>
              {parts && (
                <ul className="ticks">
                  {parts.map((part) => (
                    <li key={part}>
                      <Icon name="check" />
                      {copy.tags[id]?.parts?.[part]}
                    </li>
                  ))}
                </ul>
              )}
              {copy.tags[id] && (
                <ButtonLink link={link(to ?? { page: 'ipad-offer-2' })} variant={id === tags[0]?.id ? 'filled' : 'line'}>
                  {copy.tags[id].button}
                </ButtonLink>
              )}
              {tags.length === 2 && pictures[id as keyof typeof pictures]}
            </li>
          ))}
        </ul>
        {!isOver && !isMonthly && (
          <div className="slip shelf-slip">
            <div>
              <h2>{copy.premium.heading}</h2>
              <p className="lead">{copy.premium.lead}</p>
            </div>
            <FeatureList items={structure.premium} texts={copy.premium.items} />
          </div>
        )}
        {!structure.listed.includes(country) && (
          <div className="shelf-notes">
            <p>
              {copy.unlisted.text} {hasForeignPrices && copy.currency}
            </p>
            <ButtonLink link={link({ page: 'support', anchor: 'contact' })} variant="line">
              {copy.unlisted.link}
            </ButtonLink>
          </div>
        )}
      </Section>
      {isMonthly && !isOver && <Months copy={copy.months} />}
      <CallToAction
        heading={copy.closing.heading}
        text={copy.closing.text}
        first={{ label: copy.closing.button, link: page.external('signUp') }}
      />
    </>
  );
}

/** The whole number is large, what is before and after it small and raised, as on a tag in a shop. */
function Price({ of }: { readonly of: Localized }): ReactNode {
  const [, before = '', whole = of, after = ''] = /^(\D*)(\d+)(.*)$/s.exec(of) ?? [];
  return (
    <p className="shelf-price">
      <small>{before as Localized}</small>
      {whole as Localized}
      <small>{after as Localized}</small>
    </p>
  );
}
