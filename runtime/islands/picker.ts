import { type FormEvent, type MouseEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import type { CompiledMessage } from '../../generator/model/localized.ts';
import { useDebounced } from '../state/debounced.ts';
import { format } from '../state/message.ts';
import { matches } from '../state/search.ts';
import { moveByKeys } from './picker-keys.ts';

interface StatusTexts {
  readonly none: string;
  readonly found: CompiledMessage<{ found: number }>;
}

/** What the country and the language picker share: searching a native popover (V2), and forgetting the search when it closes (S1). */
export function usePicker(options: readonly (readonly string[])[], { none, found }: StatusTexts) {
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const shown = options.map((names) => matches(query, names));
  const count = shown.filter(Boolean).length;
  const status = query.trim() === '' ? '' : count ? format({ found }, 'found', { found: count }) : none;

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
    status: useDebounced(status),
    shows: (index: number) => shown[index] ?? true,
    onInput: (event: FormEvent<HTMLInputElement>) => setQuery(event.currentTarget.value),
    /** React's autoFocus does nothing in a popover. */
    onToggle: (event: ToggleEvent<HTMLDivElement>) => (event.newState === 'open' ? search.current?.focus() : forget()),
    close: () => panel.current?.hidePopover(),
  };
}

/** Whether a click follows its link in this tab; one with a modifier key opens another and is left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
