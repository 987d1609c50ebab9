import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../components/button.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { FeatureList } from '../components/feature-list.tsx';
import { offerEnd } from '../components/offer-end.ts';
import { PageHero } from '../components/page-hero.tsx';
import { Section } from '../components/section.tsx';
import { DatedIpad, PackedIpad, TillIpad } from '../illustrations/ipad-on-shelf.tsx';
import { SupportChat } from '../illustrations/support-chat.tsx';
import { inCountry } from '../in-country.ts';
import { Icon } from '../islands/elements/icon.tsx';
import type { PricesProps } from '../props/prices.ts';
import { Models } from './prices/models.tsx';
import { Months } from './prices/months.tsx';
import { Price } from './prices/price.tsx';

/** Goods over their tags: the till on the visitor's iPad, a new one in its box, and one that is paid by the month. */
const goods: Readonly<Record<string, ReactNode>> = { trial: <TillIpad />, bundle: <PackedIpad />, monthly: <DatedIpad /> };

/** The shelf: what is sold in the country, and under each thing its price on a tag. */
export function PricesPage({ copy, structure }: PricesProps): ReactNode {
  const page = usePage();
  const { country = '', countryValues, format, link, money } = page;
  const { isOver } = offerEnd(page);
  const tags = inCountry(structure.tags, page).filter(({ id }) => !(isOver && id === structure.best));
  const hasForeignPrices = countryValues && countryValues.currency !== 'EUR';
  const isMonthly = structure.monthly.includes(country);
  const isListed = structure.listed.includes(country);
  const unlisted = (
    <>
      <p>
        {copy.unlisted.text} {hasForeignPrices && copy.currency}
      </p>
      <ButtonLink link={link({ page: 'support', anchor: 'contact' })} variant="line">
        {copy.unlisted.link}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.lead} />
      <Section name="prices-shelf" theme="counter">
        <ul className="shelf-tags">
          {tags.map(({ id, parts, fact, to }) => {
            const words = copy.tags[id];
            const isBest = id === structure.best;
            return (
              words && (
                <li key={id} className="shelf-place">
                  <div className="shelf-goods">
                    {goods[id]}
                    {isBest && <strong className="slip shelf-saving">−{format('offer.saving')}</strong>}
                  </div>
                  <div className={isBest ? 'slip shelf-tag shelf-tag-best' : 'slip shelf-tag'}>
                    <h2>{words.title}</h2>
                    <Price of={fact ? format(fact) : money(0, 'EUR')} />
                    <p>{words.text}</p>
                    <ul className="ticks">
                      {parts.map((part) => (
                        <li key={part}>
                          <Icon name="check" />
                          {words.parts[part]}
                        </li>
                      ))}
                    </ul>
                    <ButtonLink link={link(to ?? { page: 'ipad-offer-2' })} variant={id === tags[0]?.id ? 'filled' : 'line'}>
                      {words.button}
                    </ButtonLink>
                  </div>
                </li>
              )
            );
          })}
          {!isListed && !isMonthly && (
            <li className="shelf-place">
              <div className="shelf-goods">
                <SupportChat />
              </div>
              <div className="slip shelf-tag">
                <h2>{copy.unlisted.title}</h2>
                <p className="shelf-price" aria-hidden="true">
                  ?
                </p>
                {unlisted}
              </div>
            </li>
          )}
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
        {isListed && <Models copy={copy.models} models={structure.models} />}
        {!isListed && isMonthly && <div className="shelf-notes">{unlisted}</div>}
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
