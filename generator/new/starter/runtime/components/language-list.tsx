import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';

/** The page in the other languages. A site with one language has no list. */
export function LanguageList(): ReactNode {
  const { languageChoices, words } = usePage();
  if (languageChoices.length < 2) return null;
  const layout = words('layout');
  return (
    <nav aria-label={layout.text('languages')}>
      <ul className="languages">
        {languageChoices.map(({ code, nativeName, href, hrefLang, current }) => (
          <li key={code}>
            <a href={href} hrefLang={hrefLang} lang={code} aria-current={current ? 'true' : undefined}>
              {nativeName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
