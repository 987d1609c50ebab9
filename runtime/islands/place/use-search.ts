import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { matches } from '../../shared/search.ts';
import { useDebounced } from '../../shared/use-debounced.ts';
import { moveByKeys } from './keys.ts';

export interface Search {
  /** The element with search field and options. */
  readonly part: RefObject<HTMLDivElement | null>;
  /** Number of matching options; undefined without a query. */
  readonly count: number | undefined;
  shows(index: number): boolean;
  onInput(event: FormEvent<HTMLInputElement>): void;
}

/** Searches the options of a list in a popover (V2), and resets the search when the popover closes (S1). */
export function useSearch<Option>(options: readonly Option[], namesOf: (option: Option) => readonly string[]): Search {
  const part = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const shown = query.trim() === '' ? undefined : options.map((option) => matches(query, namesOf(option)));

  useEffect(() => {
    const field = part.current?.querySelector('input') ?? null;
    const popover = part.current?.closest('[popover]');
    /** `beforetoggle` comes for each closing; `toggle` once for a closing and an opening in quick succession (HTML, popover). */
    const onBeforeToggle = (event: Event) => (event as ToggleEvent).newState === 'closed' && setQuery('');
    // The field works before this script does.
    setQuery(field?.value ?? '');
    popover?.addEventListener('beforetoggle', onBeforeToggle);
    const stopKeys = moveByKeys(part.current, field);
    return () => {
      popover?.removeEventListener('beforetoggle', onBeforeToggle);
      stopKeys();
    };
  }, []);

  return {
    part,
    count: useDebounced(shown?.filter(Boolean).length),
    shows: (index) => shown?.[index] ?? true,
    onInput: (event) => setQuery(event.currentTarget.value),
  };
}

/** Handles a click that follows its link in this tab; one with a modifier key opens another and is left to the browser. */
export function onPlainClick(follow: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
}
