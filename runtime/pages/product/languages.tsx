import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';

/**
 * The page in its other languages, as plain links (P10): in Spain Spanish has a short address of its own, the others stand
 * under country and language.
 */
export function Languages({ label, spanish }: { readonly label: Localized; readonly spanish: string }): ReactNode {
  const { brand, country, languageChoices } = usePage();
  const short = `${spanish.replace(':product', brand('slug'))}/`;
  return (
    <nav className="product-languages" aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ul>
        {languageChoices.map(({ code, nativeName, href, hrefLang, current }) => (
          <li key={code}>
            <a
              className="text-link"
              href={country === 'es' && code === 'es' ? short : href}
              hrefLang={hrefLang}
              lang={code}
              aria-current={current ? 'page' : undefined}
            >
              {nativeName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
