import type { ReactNode } from 'react';
import type { Localized } from '../../../generator/model/localized.ts';
import type { Course } from './use-form.ts';

/** The form's button. While the form is sent it keeps the focus and says so. */
export function Submit({
  course,
  wording,
  sending,
}: {
  readonly course: Course;
  readonly wording: Localized;
  readonly sending: Localized;
}): ReactNode {
  const busy = course.state === 'sending';
  return (
    <button type="submit" className="button filled form-submit" aria-disabled={busy || undefined}>
      {busy ? sending : wording}
    </button>
  );
}

/** What shows in place of the form once it is sent. It takes the focus. */
export function Sent({
  course,
  heading,
  children,
}: {
  readonly course: Course;
  readonly heading: Localized;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="form-sent" tabIndex={-1} ref={course.sent}>
      <h3 className="form-sent-heading">{heading}</h3>
      <p>{children}</p>
    </div>
  );
}
