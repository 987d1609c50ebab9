import type { ReactNode } from 'react';
import { createIsland, usePage } from 'wortlaut/react';
import { islands } from '../islands/registry.ts';
import type { ShelfProps } from '../props.ts';

const Island = createIsland(islands);

export function ShelfPage({ copy }: ShelfProps): ReactNode {
  const page = usePage();
  const [latest] = page.pages({ template: 'article' });
  return (
    <article>
      <h1>{copy.heading}</h1>
      <p>{copy.text}</p>
      <Island
        of="book-finder"
        when="visible"
        props={{ label: copy.find.label, found: copy.find.found.message, books: Object.values(copy.books) }}
      />
      {latest && (
        <p className="latest">
          <small>{page.words('journal').text('latest')}</small>{' '}
          <a href={latest.link.href} hrefLang={latest.link.hrefLang} lang={latest.link.hrefLang}>
            {latest.title}
          </a>
        </p>
      )}
    </article>
  );
}
