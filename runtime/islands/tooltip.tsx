import { type ReactNode, useEffect, useRef } from 'react';
import type { Localized } from 'wortlaut/react';
import { followTrigger } from './use-tooltip.ts';

interface TooltipProps {
  /** Unique on the page. */
  readonly id: string;
  readonly text: Localized;
  /** How long the pointer rests on the trigger before the tooltip opens, in milliseconds. */
  readonly delay: number;
  /** It opens at once where another one has closed within this time. */
  readonly skip: number;
  /** The text is the trigger's own name. */
  readonly names?: true;
}

/**
 * The tooltip of the element before it (S10). It is a native popover, so nothing can cover or clip it. It stays while the
 * pointer is on it and closes on Escape (WCAG 1.4.13).
 */
export function Tooltip({ id, text, delay, skip, names }: TooltipProps): ReactNode {
  const tooltip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const anchor = tooltip.current?.closest<HTMLElement>('.tooltip-anchor');
    return anchor && tooltip.current ? followTrigger(anchor, tooltip.current, { delay, skip }) : undefined;
  }, [delay, skip]);
  return (
    <div ref={tooltip} id={id} className="tooltip" popover="manual" role="tooltip" aria-hidden={names}>
      <span className="tooltip-text">{text}</span>
    </div>
  );
}
