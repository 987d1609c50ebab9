import type { ReactNode } from 'react';
import { type Link, usePage } from 'wortlaut/react';
import { Flag } from '../islands/elements/flag.tsx';
import { Icon } from '../islands/elements/icon.tsx';
import type { NoticeProps } from '../props/notice.ts';

/** The countries, each with its currency. */
export function CountryWays(): ReactNode {
  const { countryChoices, tag } = usePage();
  const { compare } = new Intl.Collator(tag);
  return (
    <ul className="notice-ways countries">
      {countryChoices
        .toSorted((one, other) => compare(one.name, other.name))
        .map((choice) => (
          <Way key={choice.code} link={choice}>
            <Flag code={choice.code} />
            {choice.name}
            <span className="notice-currency">{choice.currency}</span>
          </Way>
        ))}
    </ul>
  );
}

/** Ways to what exists, as lines of the paper: pages of the country, or without one the countries. */
export function NoticeWays({ copy, structure }: NoticeProps): ReactNode {
  const { country, link } = usePage();
  if (structure.way === 'chooser') return null;
  if (!country) return <CountryWays />;
  if (!structure.ways) return null;
  return (
    <ul className="notice-ways">
      {structure.ways.map(({ id, icon, to }) => (
        <Way key={id} link={link(to)}>
          <Icon name={icon} />
          {copy.ways?.[id]}
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
