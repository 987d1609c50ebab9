import type { ReactNode } from 'react';

/** The slot that a receipt comes out of as the page scrolls: the one movement of the site. */
export function Printer({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="printer">
      <div className="printer-slot" />
      <div className="printer-window">
        <div className="printer-paper">{children}</div>
      </div>
    </div>
  );
}
