import type { ReactNode } from 'react';
import { fragment, usePage } from 'wortlaut/react';

/** Further pages, the address, and a word that all of this is a sample. */
export const Footer = fragment(function Footer(): ReactNode {
  const { brand, footer, words } = usePage();
  const layout = words('layout');
  const labels = words('footer');
  return (
    <footer className="footer">
      <div className="footer-parts">
        {footer.map(({ heading, items }) => (
          <section key={heading}>
            <h2 lang={labels.lang}>{heading}</h2>
            <ul>
              {items.map(({ label, link }) => (
                <li key={label}>
                  <a href={link?.href} hrefLang={link?.hrefLang} lang={labels.lang}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2 lang={labels.lang}>{labels.text('contact')}</h2>
          <address>
            <span dir="auto">{brand('street')}</span>
            <span dir="auto">{brand('town')}</span>
            <a href={`mailto:${brand('email')}`}>{brand('email')}</a>
            <a dir="ltr" href={`tel:${brand('phone').replace(/[^+\d]/g, '')}`}>
              {brand('phone')}
            </a>
          </address>
        </section>
      </div>
      <p className="sample" lang={layout.lang} dir={layout.lang && 'auto'}>
        {layout.text('sample')}
      </p>
    </footer>
  );
});
