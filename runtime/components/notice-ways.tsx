import type { ReactNode } from 'react';
import { type CountryChoice, type Link, type Localized, type PageContext, usePage } from 'wortlaut/react';
import { Flag } from '../islands/elements/flag.tsx';
import { Icon } from '../islands/elements/icon.tsx';
import type { NoticeProps } from '../props/notice.ts';

/** The countries in the order of the alphabet. */
function countriesOf({ countryChoices, tag }: PageContext): readonly CountryChoice[] {
  const { compare } = new Intl.Collator(tag);
  return countryChoices.toSorted((one, other) => compare(one.name, other.name));
}

/** The way to the country of the page, with its flag; a page without one leads to the chooser. */
export function HereButton({ name }: { readonly name: Localized }): ReactNode {
  const { brand, countryChoices, home, link } = usePage();
  const here = countryChoices.find(({ current }) => current);
  const way = here ? home : link({ page: 'chooser' });
  return (
    way && (
      <a className="button filled" href={way.href} hrefLang={way.hrefLang}>
        {here && <Flag code={here.code} />}
        {here ? `${brand('product')} ${here.name}` : name}
      </a>
    )
  );
}

/** The countries, each with its languages, and the way to the chooser. */
export function CountryList({ copy }: Pick<NoticeProps, 'copy'>): ReactNode {
  const page = usePage();
  const chooser = page.link({ page: 'chooser' });
  return (
    <div className="notice-list">
      <h2>{copy.button}</h2>
      <ul className="notice-countries">
        {countriesOf(page).map(({ code, name: country, href, hrefLang, addresses }) => (
          <li key={code}>
            <Flag code={code} />
            <a className="notice-country" href={href} hrefLang={hrefLang}>
              {country}
            </a>
            <ul>
              {addresses.map((address) => (
                <li key={address.language}>
                  <a href={address.href} lang={address.language} hrefLang={address.hrefLang}>
                    {page.languages[address.language]?.nativeName}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {chooser && (
          <li>
            <Icon name="globe" />
            <a className="notice-country" href={chooser.href} hrefLang={chooser.hrefLang}>
              {copy.ways?.chooser}
            </a>
            <p>{copy.all}</p>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The countries, each with its currency. */
function CountryWays(): ReactNode {
  return (
    <ul className="notice-ways countries">
      {countriesOf(usePage()).map((choice) => (
        <Way key={choice.code} link={choice}>
          <Flag code={choice.code} />
          {choice.name}
          <span className="notice-currency">{choice.currency}</span>
        </Way>
      ))}
    </ul>
  );
}

/** Ways to what exists, as lines of the paper: pages of the country, or without one the countries. Where the button leads elsewhere, the first is the way home. */
export function NoticeWays({ copy, structure }: NoticeProps): ReactNode {
  const { country, home, link } = usePage();
  if (structure.way === 'chooser') return null;
  if (!country) return <CountryWays />;
  if (!structure.ways) return null;
  return (
    <ul className="notice-ways">
      {structure.instead && (
        <Way link={home}>
          <Icon name="store" />
          {copy.button}
          <Icon name="arrow" />
        </Way>
      )}
      {structure.ways.map(({ id, icon, to }) => (
        <Way key={id} link={link(to)}>
          <Icon name={icon} />
          {copy.ways?.[id]}
          <Icon name="arrow" />
        </Way>
      ))}
    </ul>
  );
}

function Way({ link, children }: { readonly link: Link | undefined; readonly children: ReactNode }): ReactNode {
  return (
    link && (
      <li>
        <a href={link.href} hrefLang={link.hrefLang}>
          {children}
        </a>
      </li>
    )
  );
}
