import type { ReactNode } from 'react';
import { type Link, usePage } from 'wortlaut/react';
import { Flag } from '../islands/elements/flag.tsx';
import { Icon } from '../islands/elements/icon.tsx';
import type { NoticeProps } from '../props/notice.ts';

/** Ways to what exists, as lines of the paper: pages of the country, or the countries. */
export function NoticeWays({ copy, structure }: NoticeProps): ReactNode {
  const { country, countryChoices, link, tag } = usePage();
  if (structure.way === 'chooser' || !country) {
    const { compare } = new Intl.Collator(tag);
    return (
      <ul className="notice-ways countries">
        {countryChoices
          .toSorted((one, other) => compare(one.name, other.name))
          .map((choice) => (
            <Way key={choice.code} link={choice}>
              <Flag code={choice.code} />
              {choice.name}
            </Way>
          ))}
        {structure.way === 'chooser' && (
          <Way link={link({ page: 'chooser' })}>
            <Icon name="globe" />
            {copy.button}
          </Way>
        )}
      </ul>
    );
  }
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
