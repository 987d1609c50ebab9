import type { ReactNode } from 'react';
import type { Link, Localized } from 'wortlaut/react';
import { ButtonLink } from './button.tsx';
import { DayReport } from './day-report.tsx';

interface LabelledLink {
  readonly label: Localized;
  readonly link: Link | undefined;
}

export interface CallToActionProps {
  readonly heading: Localized;
  readonly text: Localized;
  readonly first: LabelledLink;
  readonly second?: LabelledLink;
  /** Another way than the buttons. */
  readonly children?: ReactNode;
  /** Hangs on the shutter, where the page is about something else than a till's day. */
  readonly object?: ReactNode;
}

/** The shutter, the last band of a page: one thing to do, at most one other, and the day's report of the till or another object. */
export function CallToAction(props: CallToActionProps): ReactNode {
  const { heading, text, first, second, children, object } = props;
  return (
    <section className="closing band-deep">
      <div className="closing-slats" aria-hidden="true" />
      <div className="container closing-grid">
        <div className="closing-words">
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          <div className="buttons">
            <ButtonLink link={first.link}>{first.label}</ButtonLink>
            {second && (
              <ButtonLink link={second.link} variant="line">
                {second.label}
              </ButtonLink>
            )}
          </div>
          {children}
        </div>
        {object ?? <DayReport />}
      </div>
    </section>
  );
}
