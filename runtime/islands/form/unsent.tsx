import type { ReactNode } from 'react';
import type { Localized } from '../../../generator/model/localized.ts';
import { Contact, type ContactProps } from './contact.tsx';
import type { Course, Failure } from './use-form.ts';

/** Said where a lead neither arrives nor can be kept in the browser: why, for each way of failing, and who can be reached instead. */
export type UnsentTexts = ContactProps & { readonly heading: Localized } & Readonly<Record<Failure, Localized>>;

/** Says that nothing was sent; the form below it keeps what was entered. It takes the focus. */
export function Unsent({ course, texts }: { readonly course: Course; readonly texts: UnsentTexts }): ReactNode {
  if (!course.failure) return null;
  return (
    <div className="form-problems" tabIndex={-1} ref={course.notice}>
      <div role="alert">
        <h3 className="form-problems-heading">{texts.heading}</h3>
        <p>{texts[course.failure]}</p>
        <Contact {...texts} />
      </div>
    </div>
  );
}
