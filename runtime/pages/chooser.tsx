import type { ReactNode } from 'react';
import { type CountryChoice, usePage } from 'wortlaut/react';
import { amountsIn } from '../amounts.ts';
import { Board } from '../components/board.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { Enhanced } from '../components/enhanced.tsx';
import { trialOf } from '../components/header-actions.ts';
import { ScrollRow } from '../components/scroll-row.tsx';
import { SectionHeader } from '../components/section.tsx';
import { tradeGoods } from '../goods.ts';
import { Flag } from '../islands/elements/flag.tsx';
import type { ChooserProps } from '../props/chooser.ts';
import { rateInForce } from '../sample-sale.ts';
import { CountryKeys } from './chooser/country-keys.tsx';
import { firstAddress } from './chooser/first-address.ts';
import { Reason } from './chooser/reason.tsx';

/** Seven countries as seven receipts that hang from one rail (P1), and what holds everywhere (P2). */
export function ChooserPage({ copy, structure }: ChooserProps): ReactNode {
  const page = usePage();
  const { countryChoices, languages, words } = page;
  return (
    <>
      <div className="chooser street">
        <div className="container">
          <Board as="h1" text={copy.heading} />
          <div className="chooser-words">
            <div>
              <p className="lead">{copy.subtitle}</p>
              <p className="sample-note">{copy.samples}</p>
            </div>
            <Enhanced
              by="continue-to"
              props={{
                label: copy.continue.message,
                countries: countryChoices.map((choice) => ({
                  code: choice.code,
                  name: choice.name,
                  languages: choice.addresses.map(({ language, href, hrefLang }) => ({
                    code: language,
                    nativeName: languages[language]?.nativeName ?? language,
                    href,
                    hrefLang,
                  })),
                })),
              }}
            >
              <div className="continue-to" />
            </Enhanced>
          </div>
          <nav aria-label={copy.countries}>
            <div className="printer-slot" />
            <ul className="rail">
              {countryChoices.map((choice) => (
                <li key={choice.code}>
                  <Ticket choice={choice} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <section className="trades">
        <div className="container">
          <SectionHeader heading={copy.trust.heading} lead={copy.trust.lead} />
        </div>
        <ScrollRow name="fronts" label={copy.trust.heading}>
          {structure.trust.map((id) => (
            <li key={id}>
              <div>
                <Reason id={id} sign={copy.trust.sign} />
                <h3>{copy.trust.items[id]?.title}</h3>
                <p>{copy.trust.items[id]?.text}</p>
              </div>
            </li>
          ))}
        </ScrollRow>
      </section>
      <CallToAction
        heading={words('shutter').text('heading')}
        text={words('trial').text('noCard')}
        first={{ label: trialOf(page), link: page.external('signUp') }}
        object={<CountryKeys />}
      />
    </>
  );
}

/** A receipt that links to the country in its first language (P1), everywhere except on another language. Saves the choice (A9, decision 35). */
function Ticket({ choice }: { readonly choice: CountryChoice }): ReactNode {
  const { languages } = usePage();
  return (
    <div className="slip ticket">
      <Flag code={choice.code} />
      <a className="ticket-name" {...firstAddress(choice)}>
        {choice.name}
      </a>
      <ul className="ticket-languages">
        {choice.addresses.map(({ language, href: address, hrefLang: tag }) => (
          <li key={language}>
            <a href={address} lang={language} hrefLang={tag} data-choice={`${choice.code}-${language}`}>
              {languages[language]?.nativeName}
            </a>
          </li>
        ))}
      </ul>
      <Sale choice={choice} />
    </div>
  );
}

/** The price of a coffee in the country, and its tax. */
function Sale({ choice: { code, currency } }: { readonly choice: CountryChoice }): ReactNode {
  const page = usePage();
  const { sampleReceipt, taxes } = page.valuesOfCountry(code)?.values ?? {};
  const law = taxes && rateInForce(page, tradeGoods.cafe.coffee, { country: code, taxes });
  return (
    <div className="ticket-sale">
      {sampleReceipt && law && (
        <p>
          {page.words('till').text('vat')} {page.format(law)}
        </p>
      )}
      <p className="ticket-price">
        {sampleReceipt && <strong>{amountsIn(currency, page).plain(sampleReceipt.coffee)}</strong>} {currency}
      </p>
    </div>
  );
}
