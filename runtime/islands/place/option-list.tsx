import { lazy, type ReactNode, Suspense } from 'react';
import type { CompiledMessage, Localized } from 'wortlaut/react';
import type { Search } from './use-search.ts';

interface OptionListProps {
  /** Ends the name of its class. */
  readonly of: 'countries' | 'languages';
  readonly title: Localized;
  /** Label of the search field, which is omitted without it. */
  readonly search: Localized | undefined;
  readonly none: Localized;
  readonly found: CompiledMessage<{ found: number }>;
  readonly state: Search;
  /** The options, list items. */
  readonly children: ReactNode;
}

/** One list of the panel: its search field, its options, and how many of them match. */
export function OptionList({ of, title, search, none, found, state, children }: OptionListProps): ReactNode {
  const { count } = state;
  return (
    <div className={`place-${of}`} ref={state.part}>
      <p className="place-title">{title}</p>
      {search && (
        <input
          type="text"
          className="place-search needs-script"
          aria-label={search}
          placeholder={search}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          onInput={state.onInput}
        />
      )}
      <ul className="place-list" aria-label={title}>
        {children}
      </ul>
      <p className="place-status" role="status">
        {count === 0 && <span>{none}</span>}
        {count ? (
          <Suspense>
            <FoundCount found={found} count={count} />
          </Suspense>
        ) : null}
      </p>
    </div>
  );
}

/** Fetched with the first search that has results, because formatting a message needs react-intl. Without it nothing is announced (X4). */
const FoundCount = lazy(() => import('./found-count.tsx').catch(() => ({ default: () => null })));
