import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

interface SectionProps {
  readonly id?: string;
  /** Names the layout of its content in the style sheets. */
  readonly name: string;
  readonly theme?: 'counter' | 'deep';
  /** Continues the band above it, without a gap. */
  readonly joined?: boolean;
  readonly children: ReactNode;
}

/** A band of the page: full width outside, the container inside. */
export function Section({ id, name, theme, joined, children }: SectionProps): ReactNode {
  const classes = ['band', theme && `band-${theme}`, joined && 'band-joined'].filter(Boolean).join(' ');
  return (
    <section className={classes} id={id}>
      <div className={`container ${name}`}>{children}</div>
    </section>
  );
}

interface SectionHeaderProps {
  readonly heading: Localized;
  readonly lead?: Localized;
  readonly children?: ReactNode;
}

/** The heading over a band, with its lead. */
export function SectionHeader({ heading, lead, children }: SectionHeaderProps): ReactNode {
  return (
    <div className="opening">
      <h2>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}
