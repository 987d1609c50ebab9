import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../components/button.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { PhoneLink } from '../components/contact-links.tsx';
import { FeatureList } from '../components/feature-list.tsx';
import { offerEnd } from '../components/offer-end.ts';
import { PageHero } from '../components/page-hero.tsx';
import { RaisedPrice } from '../components/raised-price.tsx';
import { Section } from '../components/section.tsx';
import { CounterPhone } from '../illustrations/counter-phone.tsx';
import { DatedIpad, PackedIpad, TillIpad } from '../illustrations/ipad-on-shelf.tsx';
import { inCountry } from '../in-country.ts';
import type { PricesProps } from '../props/prices.ts';
import { Months } from './prices/months.tsx';
import { Tag } from './prices/tag.tsx';

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
  const { models, unlisted } = copy;
  const ask = (
    <ButtonLink link={link({ page: 'support', anchor: 'contact', query: { topic: 'sales' } })} variant="line">
      {unlisted.link}
    </ButtonLink>
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
                <Tag
                  key={id}
                  goods={goods[id]}
                  title={words.title}
                  sign={<RaisedPrice of={fact ? format(fact) : money(0, 'EUR')} />}
                  text={
                    <>
                      {words.text} {isBest && hasForeignPrices && copy.currency}
                    </>
                  }
                  parts={parts.map((part) => ({ id: part, text: words.parts[part] }))}
                  saving={isBest && format('offer.saving')}
                >
                  <ButtonLink link={link(to ?? { page: 'ipad-offer-2' })} variant={id === 'trial' ? 'filled' : 'line'}>
                    {words.button}
                  </ButtonLink>
                </Tag>
              )
            );
          })}
          {isListed && (
            <Tag
              goods={<DatedIpad />}
              title={models.title}
              sign={<RaisedPrice of={format(structure.models.price)} />}
              text={models.text}
              parts={structure.models.others.map(({ id, fact }) => ({
                id,
                text: (
                  <span>
                    {models.others[id]} {format(fact)}
                  </span>
                ),
              }))}
            >
              <ButtonLink link={link({ page: 'price-list' })} variant="line">
                {models.button}
              </ButtonLink>
            </Tag>
          )}
          {!isListed && !isMonthly && (
            <Tag
              goods={<CounterPhone />}
              title={unlisted.title}
              sign={<span className="shelf-label">{unlisted.label}</span>}
              text={<PhoneLink />}
              parts={structure.unlisted.map((part) => ({ id: part, text: unlisted.parts[part] }))}
            >
              {ask}
            </Tag>
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
        {isMonthly && (
          <div className="slip shelf-slip">
            <div>
              <h2>{unlisted.title}</h2>
              <p className="lead">{unlisted.text}</p>
            </div>
            <div className="shelf-ask">
              <FeatureList items={structure.unlisted} texts={unlisted.parts} />
              <p className="shelf-price">
                <PhoneLink />
              </p>
              {ask}
            </div>
          </div>
        )}
      </Section>
      {isMonthly && !isOver && <Months copy={copy.months} />}
      <CallToAction
        heading={copy.closing.heading}
        text={copy.closing.text}
        first={{ label: copy.closing.button, link: page.external('signUp') }}
        object={null}
      />
    </>
  );
}
