import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MessagesProvider, useHydrated } from 'wortlaut/client';
import type { CompiledMessage, Localized } from 'wortlaut/react';

interface BookFinderProps {
  readonly label: Localized;
  readonly found: CompiledMessage<{ books: number }>;
  readonly books: readonly Localized[];
}

/** The new books, and with script a field that narrows them down. */
export function BookFinder({ label, found, books }: BookFinderProps): ReactNode {
  const hydrated = useHydrated();
  const [sought, setSought] = useState('');
  const fitting = books.filter((title) => title.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <MessagesProvider messages={{ found }}>
      {hydrated && (
        <label>
          {label}
          <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
        </label>
      )}
      <ul className="books">
        {fitting.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      {hydrated && (
        <p role="status">
          <FormattedMessage id="found" values={{ books: fitting.length }} />
        </p>
      )}
    </MessagesProvider>
  );
}
