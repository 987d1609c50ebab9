import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

interface ContentsProps {
  /** The class of the list's place on the page. */
  readonly name: string;
  readonly label: Localized;
  /** An item for each section, with a link to it. */
  readonly children: ReactNode;
}

/** The sections of a long text. On a phone the list is closed at first. */
export function Contents({ name, label, children }: ContentsProps): ReactNode {
  return (
    <nav className={name} aria-label={label}>
      <details className="contents-box">
        <summary>{label}</summary>
        <ol>{children}</ol>
      </details>
    </nav>
  );
}
