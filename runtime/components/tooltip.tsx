import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { Island } from './island.tsx';

interface TooltipProps {
  /** Unique on the page. */
  readonly id: string;
  readonly text: Localized;
  /**
   * The text is the trigger's own name, shown to those who see an icon: it is not spoken a second time. Any other text
   * describes the trigger, which then carries `aria-describedby` with the id.
   */
  readonly names?: true;
  /** A single button or link. */
  readonly children: ReactNode;
}

/** A button or link with a tooltip (S10). Its text is also found elsewhere: touch users never see it. */
export function Tooltip({ id, text, names, children }: TooltipProps): ReactNode {
  const { milliseconds } = usePage();
  return (
    <div className="tooltip-anchor">
      {children}
      <Island
        of="tooltip"
        when="nearby"
        props={{
          id,
          text,
          delay: milliseconds('behaviour.tooltipDelay'),
          skip: milliseconds('behaviour.tooltipSkip'),
          ...(names && { names }),
        }}
      />
    </div>
  );
}
