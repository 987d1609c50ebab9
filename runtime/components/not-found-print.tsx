import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

interface NotFoundPrintProps {
  readonly heading: Localized;
  readonly text: Localized;
}

/** The prescribed words (P20) under those for visitors. */
export function NotFoundPrint({ heading, text }: NotFoundPrintProps): ReactNode {
  return (
    <p className="not-found-print">
      {heading} <span>{text}</span>
    </p>
  );
}
