import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

interface ScrollRowProps {
  readonly id?: string;
  /** Names its layout in the style sheets. */
  readonly name: string;
  readonly label: Localized;
  readonly children: ReactNode;
}

/** A list that scrolls sideways and snaps. It takes the focus, so that arrow keys scroll it (WCAG 2.1.1). */
export function ScrollRow({ id, name, label, children }: ScrollRowProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus, so that keys can scroll it (WCAG 2.1.1)
    <ul className={`scroll-row ${name}`} id={id} tabIndex={0} aria-label={label}>
      {children}
    </ul>
  );
}
