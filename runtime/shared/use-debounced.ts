import { useEffect, useState } from 'react';

/** A status that follows its value after a pause, so that a screen reader is not interrupted by every key (WCAG 4.1.3). */
export function useDebounced<Value>(value: Value, milliseconds = 400): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
