import { lazy, type ReactNode, Suspense } from 'react';
import type { CompiledMessage, Localized } from 'wortlaut/react';
import type { Picker } from './use-picker.ts';

interface PickerPanelProps {
  /** Beginning of the class names. */
  readonly name: 'country-picker' | 'language-picker';
  readonly id: string;
  readonly title: Localized;
  /** Label of the search field, which is omitted without it. */
  readonly search: Localized | undefined;
  readonly none: Localized;
  readonly found: CompiledMessage<{ found: number }>;
  readonly picker: Picker;
  /** The options, list items. */
  readonly children: ReactNode;
}

/** The popover of a picker: the search field, the list of options, and how many of them match. */
export function PickerPanel({ name, id, title, search, none, found, picker, children }: PickerPanelProps): ReactNode {
  const { count } = picker;
  return (
    <div
      id={`${id}-panel`}
      className={`${name}-panel`}
      popover="auto"
      ref={picker.panel}
      onBeforeToggle={picker.onBeforeToggle}
      onToggle={picker.onToggle}
    >
      {search && (
        <input
          type="text"
          className={`${name}-search needs-script`}
          aria-label={search}
          placeholder={search}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          ref={picker.search}
          onInput={picker.onInput}
        />
      )}
      <ul className={`${name}-list`} aria-label={title}>
        {children}
      </ul>
      <p className={`${name}-status`} role="status">
        {count === 0 && none}
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
