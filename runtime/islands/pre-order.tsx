import type { ReactNode } from 'react';
import { useHydrated } from 'wortlaut/client';
import type { Localized } from 'wortlaut/react';
import type { LimitedField } from '../forms/limits.ts';
import type { PreOrderCopy } from '../props/home.ts';
import { Field } from './form/field.tsx';
import { HiddenFields } from './form/hidden-fields.tsx';
import type { LeadFormProps } from './form/lead-form.ts';
import { prepareSending, useLeadSender } from './form/lead-sending.ts';
import { Offline } from './form/offline.tsx';
import { PrivacyNotice } from './form/privacy-notice.tsx';
import { ProblemSummary } from './form/problems.tsx';
import { Sent, Submit } from './form/submit.tsx';
import { Terms } from './form/terms.tsx';
import { Unsent } from './form/unsent.tsx';
import { isDone, useForm } from './form/use-form.ts';

interface PreOrderProps extends LeadFormProps {
  /** Unique on the page. */
  readonly id: string;
  /** Place on the page that a form sent without script comes back to. */
  readonly back: string;
  readonly copy: Omit<PreOrderCopy, 'heading' | 'lead'>;
  /** The message for an input that is too long. */
  readonly tooLong: Readonly<Partial<Record<`${LimitedField}Long`, Localized>>>;
  /** 'optional' */
  readonly optional: Localized;
}

/** The pre-order form (P3, V7). Without script the browser posts it; with script a valid lead is stored until it arrives (C1). */
export function PreOrder({
  id,
  action,
  circumstances,
  back,
  copy: given,
  tooLong,
  optional,
  announced,
  termsLink,
  privacy,
  unsent,
  kept,
  offline,
  left,
}: PreOrderProps): ReactNode {
  const hydrated = useHydrated();
  const copy = { ...given, ...announced };
  const send = useLeadSender('preOrder');
  const form = useForm({
    rules: () => import('../forms/pre-order.ts'),
    prepare: prepareSending,
    texts: { ...copy, ...tooLong },
    send,
  });
  const part = { id, form };
  if (isDone(form.state)) return <Sent form={form} heading={copy.sentHeading} text={copy.sentText} kept={kept} />;
  return (
    <form
      className="form pre-order"
      method="post"
      action={action}
      noValidate={hydrated}
      onFocus={form.prepare}
      onInput={form.correct}
      onSubmit={form.submit}
    >
      <ProblemSummary {...part} heading={copy.problems} />
      <Unsent form={form} texts={unsent} />
      <HiddenFields circumstances={circumstances} consent={copy.terms} back={back} />
      <Field {...part} name="name" label={copy.name} autoComplete="name" />
      <Field {...part} name="email" label={copy.email} type="email" autoComplete="email" />
      <Field {...part} name="phone" label={copy.phone} type="tel" autoComplete="tel" />
      <Field {...part} name="company" label={copy.company} autoComplete="organization" optional={optional} />
      <Field {...part} name="message" label={copy.message} optional={optional} left={left} />
      <Terms {...part} wording={copy.terms} termsLink={termsLink} accepts={circumstances.hash !== ''} />
      <Offline text={offline} hydrated={hydrated} />
      <Submit form={form} wording={copy.submit} sending={copy.sending} />
      <PrivacyNotice {...privacy} />
    </form>
  );
}
