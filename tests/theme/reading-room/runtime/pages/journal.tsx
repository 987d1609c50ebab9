import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Stamp } from '../components/stamp.tsx';
import type { JournalProps } from '../props.ts';

/** The entries of the journal, the newest first, a few at each address. */
export function JournalPage({ copy }: JournalProps): ReactNode {
  const page = usePage();
  const words = page.words('journal');
  const { number, entries, links, newer, older } = page.pagination({ template: 'article' });
  return (
    <section>
      <h1>{copy.heading}</h1>
      <p>{copy.text}</p>
      <ul className="entries">
        {entries.map(({ id, link, title, description, structure }) => (
          <li key={id} lang={link.hrefLang}>
            <Stamp date={structure.date} />
            <h2>
              <a href={link.href} hrefLang={link.hrefLang}>
                {title}
              </a>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      {links.length > 1 && (
        <nav className="numbers" aria-label={words.text('pages')}>
          {newer && (
            <a rel="prev" href={newer.href}>
              {words.text('newer')}
            </a>
          )}
          <ol>
            {links.map(({ href }, index) => (
              <li key={href}>
                <a
                  href={href}
                  aria-label={words.text('page', { number: page.number(index + 1) })}
                  aria-current={index + 1 === number ? 'page' : undefined}
                >
                  {page.number(index + 1)}
                </a>
              </li>
            ))}
          </ol>
          {older && (
            <a rel="next" href={older.href}>
              {words.text('older')}
            </a>
          )}
        </nav>
      )}
    </section>
  );
}
