import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Flag } from '../islands/elements/flag.tsx';
import { Icon } from '../islands/elements/icon.tsx';
import type { NoticeStructure } from '../props/notice.ts';

/** Ways to what exists, as lines of the paper: pages of the country, or the countries. */
export function NoticeWays({ structure: { mood, way } }: { readonly structure: NoticeStructure }): ReactNode {
  const { country, countryChoices, link, regionName, words } = usePage();
  if (way === 'chooser' || !country) {
    return (
      <ul className="notice-ways">
        {countryChoices.map(({ code, name, href, hrefLang }) => (
          <li key={code}>
            <a href={href} hrefLang={hrefLang}>
              <Flag code={code} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    );
  }
  const nav = words('nav');
  const footer = words('footer');
  const first =
    mood === 'waiting'
      ? [
          { icon: 'book', label: [footer.text('terms'), ' (', regionName('at'), ')'], to: link({ page: 'terms-at' }) } as const,
          { icon: 'shield', label: footer.text('privacy'), to: link({ page: 'privacy' }) } as const,
        ]
      : [
          { icon: 'store', label: footer.text('product'), to: link({ page: 'product' }) } as const,
          { icon: 'bolt', label: nav.text('helps'), to: link({ page: 'solutions' }) } as const,
        ];
  const pages = [
    ...first,
    { icon: 'card', label: nav.text('pricing'), to: link({ page: 'prices' }) } as const,
    { icon: 'headset', label: nav.text('support'), to: link({ page: 'support' }) } as const,
  ];
  return (
    <ul className="notice-ways">
      {pages.map(
        ({ icon, label, to }) =>
          to && (
            <li key={icon}>
              <a href={to.href} hrefLang={to.hrefLang}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
