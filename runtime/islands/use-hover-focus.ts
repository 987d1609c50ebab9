import { useEffect, useState } from 'react';

interface HoverFocus {
  /** A pointer rests on the part or the focus is in it. */
  readonly attended: boolean;
  /** From here on only a new pointer or a new focus counts. */
  forget(): void;
}

/** Whether what surrounds an element has a visitor's attention, so that nothing moves there meanwhile (S6, WCAG 2.2.2). */
export function useHoverFocus(id: string, surrounding: string): HoverFocus {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const part = document.getElementById(id)?.closest(surrounding);
    if (!part) return undefined;
    const listening = new AbortController();
    const listen = (type: string, react: (event: Event) => void) => part.addEventListener(type, react, { signal: listening.signal });
    listen('pointerenter', () => setPointed(true));
    listen('pointerleave', () => setPointed(false));
    listen('focusin', () => setFocused(true));
    listen('focusout', (event) => setFocused(part.contains((event as FocusEvent).relatedTarget as Node | null)));
    // The state before the script ran.
    setPointed(part.matches(':hover'));
    setFocused(part.contains(document.activeElement));
    return () => listening.abort();
  }, [id, surrounding]);

  const forget = () => {
    setPointed(false);
    setFocused(false);
  };
  return { attended: pointed || focused, forget };
}
