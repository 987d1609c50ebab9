import type { ReactNode } from 'react';
import type { Localized } from '../../generator/model/localized.ts';
import { answers, leadBody } from '../forms/lead-body.ts';
import type { PreOrderCopy } from '../shapes/home.ts';
import { useHydrated } from '../state/hydrated.ts';
import { newKey, post } from '../state/outbox.ts';
import { useCourse } from './form/course.ts';
import { Field } from './form/field.tsx';
import { ProblemSummary } from './form/problems.tsx';
import { Sent, Submit } from './form/submit.tsx';
import { Terms, type TermsLink } from './form/terms.tsx';
import { Unseen } from './form/unseen.tsx';

export interface PreOrderProps {
  /** Unique on the page. */
  readonly id: string;
  /** Language code that is sent with the lead. */
  readonly language: string;
  /** Where the form is sent: `/api/offer`. */
  readonly action: string;
  /** Place on the page that a form sent without script comes back to. */
  readonly back: string;
  readonly copy: Omit<PreOrderCopy, 'heading' | 'lead'>;
  /** 'optional' */
  readonly optional: Localized;
  readonly termsLink: TermsLink;
}

/** The pre-order form (P3, V7). It posts without script; with it, the lead is checked here, sent in place and kept until it has arrived (C1). */
export function PreOrder({ id, language, action, back, copy, optional, termsLink }: PreOrderProps): ReactNode {
  const hydrated = useHydrated();
  const course = useCourse({
    rules: () => import('../forms/pre-order.ts'),
    texts: { ...copy },
    send: (values) => post({ key: newKey(), to: action, body: leadBody(values, answers.preOrder), at: new Date().toISOString() }),
  });
  const part = { id, course };
  if (course.state === 'sent')
    return (
      <Sent course={course} heading={copy.sentHeading}>
        {copy.sentText}
      </Sent>
    );
  return (
    <form className="form pre-order" method="post" action={action} noValidate={hydrated} onFocus={course.prepare} onSubmit={course.submit}>
      <ProblemSummary {...part} heading={copy.problems} />
      <Unseen language={language} consent={copy.terms} back={back} />
      <Field {...part} name="name" label={copy.name} autoComplete="name" />
      <Field {...part} name="email" label={copy.email} type="email" autoComplete="email" />
      <Field {...part} name="phone" label={copy.phone} type="tel" autoComplete="tel" />
      <Field {...part} name="company" label={copy.company} autoComplete="organization" optional={optional} />
      <Field {...part} name="message" label={copy.message} optional={optional} multiline />
      <Terms {...part} wording={copy.terms} termsLink={termsLink} />
      <Submit course={course} wording={copy.submit} sending={copy.sending} />
    </form>
  );
}
