import type { ReactNode } from 'react';
import type { Link, Localized } from 'wortlaut/react';
import { ButtonLink } from './button.tsx';

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
  /** The day's report of the till on the page, which hangs over the shutter. */
  readonly slip?: ReactNode;
}

/** The shutter, the last band of a page: one thing to do, at most one other, and under a till what its day has brought. */
export function CallToAction(props: CallToActionProps): ReactNode {
  const { heading, text, first, second, children, slip } = props;
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
        {slip}
      </div>
    </section>
  );
}
