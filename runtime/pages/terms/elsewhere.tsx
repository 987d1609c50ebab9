import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { TermsStructure } from '../../props/terms.ts';

/** The contracts of the other countries, for readers who are in the wrong one. */
export function Elsewhere({ documents }: { readonly documents: NonNullable<TermsStructure['elsewhere']> }): ReactNode {
  const page = usePage();
  const words = page.words('terms');
  const links = Object.entries(documents).flatMap(([country, target]) => {
    const link = page.link(target);
    const own = page.tag.endsWith(`-${country.toUpperCase()}`);
    return link && !own ? [{ country, link, name: page.regionName(country) }] : [];
  });
  return (
    <nav className="terms-elsewhere" aria-labelledby="elsewhere">
      <h2 id="elsewhere" lang={words.lang}>
        {words.text('elsewhere')}
      </h2>
      <ul>
        {links.map(({ country, link, name }) => (
          <li key={country}>
            <a href={link.href} hrefLang={link.hrefLang}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
