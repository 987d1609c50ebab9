import { useEffect, useState } from 'react';

/** A status that follows its text after a pause, so that a screen reader is not interrupted by every key (WCAG 4.1.3). */
export function useDebounced(text: string, milliseconds = 400): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
