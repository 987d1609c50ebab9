import type { ReactNode } from 'react';
import { type LayoutProps, usePage } from 'wortlaut/react';

/** A narrow column with the languages at its foot: nothing that moves or sells. */
export function Layout({ contentTag, contentDirection, children }: LayoutProps): ReactNode {
  const page = usePage();
  const words = page.words('layout');
  return (
    <>
      <a className="skip" href="#content">
        {words.text('skip')}
      </a>
      <header>
        <nav aria-label={words.text('menu')}>
          <ul>
            {page.menu.map(({ label, link, current }) => (
              <li key={label}>
                <a href={link?.href} aria-current={current ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" lang={contentTag} dir={contentDirection} tabIndex={-1}>
        {children}
      </main>
      <footer>
        <nav aria-label={words.text('languages')}>
          <ul>
            {page.languageChoices.map(({ code, nativeName, href, hrefLang, current }) => (
              <li key={code}>
                <a href={href} hrefLang={hrefLang} lang={hrefLang} aria-current={current ? 'true' : undefined}>
                  {nativeName}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </>
  );
}
