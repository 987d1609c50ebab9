import type { ReactNode } from 'react';
import { createIsland } from 'wortlaut/react';
import { islands } from '../islands/registry.ts';
import type { ShelfProps } from '../props.ts';

const Island = createIsland(islands);

export function ShelfPage({ copy }: ShelfProps): ReactNode {
  return (
    <article>
      <h1>{copy.heading}</h1>
      <p>{copy.text}</p>
      <Island
        of="book-finder"
        when="visible"
        props={{ label: copy.find.label, found: copy.find.found.message, books: Object.values(copy.books) }}
      />
    </article>
  );
}
