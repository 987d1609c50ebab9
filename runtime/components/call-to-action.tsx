import type { ReactNode } from 'react';
import type { Link, Localized } from 'wortlaut/react';
import { Board } from './board.tsx';
import { ButtonLink } from './button.tsx';
import { DayReport } from './day-report.tsx';

interface LabelledLink {
  readonly label: Localized;
  readonly link: Link | undefined;
}

export interface CallToActionProps {
  /** The place on the page. */
  readonly id?: string;
  readonly heading: Localized;
  readonly text: ReactNode;
  readonly first?: LabelledLink;
  readonly second?: LabelledLink;
  /** Another way than the buttons. */
  readonly children?: ReactNode;
  /** Hangs on the shutter, where the page is about something else than a till's day. Null: the heading is painted across the shutter. */
  readonly object?: ReactNode;
}

/** The shutter, the last band of a page: one thing to do, at most one other, and the day's report of the till or another object. */
export function CallToAction(props: CallToActionProps): ReactNode {
  const { id, heading, text, first, second, children, object = <DayReport /> } = props;
  const ways = (
    <>
      <p className="lead">{text}</p>
      {first && (
        <div className="buttons">
          <ButtonLink link={first.link}>{first.label}</ButtonLink>
          {second && (
            <ButtonLink link={second.link} variant="line">
              {second.label}
            </ButtonLink>
          )}
        </div>
      )}
      {children}
    </>
  );
  return (
    <section className="closing band-deep" id={id}>
      <div className="closing-slats" aria-hidden="true" />
      <div className="container closing-grid">
        {object ? (
          <div className="closing-words">
            <h2>{heading}</h2>
            {ways}
          </div>
        ) : (
          <>
            <Board as="h2" text={heading} lines={[1, 2]} />
            {ways}
          </>
        )}
        {object}
      </div>
    </section>
  );
}
