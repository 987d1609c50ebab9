import { type FormEvent, type MouseEvent, type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { matches } from '../../shared/search.ts';
import { useDebounced } from '../../shared/use-debounced.ts';
import { moveByKeys } from './keys.ts';

export interface Picker {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Number of matching options; undefined without a query. */
  readonly count: number | undefined;
  shows(index: number): boolean;
  onInput(event: FormEvent<HTMLInputElement>): void;
  onBeforeToggle(event: ToggleEvent<HTMLDivElement>): void;
  onToggle(event: ToggleEvent<HTMLDivElement>): void;
  close(): void;
}

/** Shared by the country and the language picker: searches a native popover (V2) and resets the search when it closes (S1). */
export function usePicker<Option>(options: readonly Option[], namesOf: (option: Option) => readonly string[]): Picker {
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const shown = query.trim() === '' ? undefined : options.map((option) => matches(query, namesOf(option)));

  const forget = () => {
    setQuery('');
    if (search.current) search.current.value = '';
  };
  // The panel works before this script does: it may be open, and its search may hold a text.
  useEffect(() => {
    setQuery(search.current?.value ?? '');
    if (panel.current?.matches(':popover-open') && !panel.current.contains(document.activeElement)) search.current?.focus();
    return moveByKeys(panel.current, search.current);
  }, []);

  return {
    panel,
    search,
    count: useDebounced(shown?.filter(Boolean).length),
    shows: (index) => shown?.[index] ?? true,
    onInput: (event) => setQuery(event.currentTarget.value),
    /** `beforetoggle` comes for each closing; `toggle` once for a closing and an opening in quick succession (HTML, popover). */
    onBeforeToggle: (event) => event.newState === 'closed' && forget(),
    /** React's autoFocus does nothing in a popover. */
    onToggle: (event) => event.newState === 'open' && search.current?.focus(),
    close: () => panel.current?.hidePopover(),
  };
}

/** Whether a click follows its link in this tab; one with a modifier key opens another and is left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
