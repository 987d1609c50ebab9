import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Localized } from 'wortlaut/react';

/** How many characters may be left before they are counted, and before the count is read out. */
const shownFrom = 500;
const readFrom = 20;

/** Counts what a long field still takes, once that matters. */
export function CharactersLeft({
  field,
  label,
}: {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** 'Characters left:' */
  readonly label: Localized;
}): ReactNode {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const area = field.current;
    const count = () => setLeft(area ? area.maxLength - area.value.length : undefined);
    count();
    area?.addEventListener('input', count);
    return () => area?.removeEventListener('input', count);
  }, [field]);
  if (left === undefined || left > shownFrom) return null;
  return (
    <p className="form-optional" aria-live={left <= readFrom ? 'polite' : 'off'}>
      {`${label} ${left}`}
    </p>
  );
}
