import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Field } from './field.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import type { LeadFormProps } from './lead-form.ts';
import { Offline } from './offline.tsx';
import { PhonePrefix } from './phone-prefix.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { type FormPart, ProblemSummary } from './problems.tsx';
import { Submit } from './submit.tsx';
import { Terms } from './terms.tsx';
import { Unsent } from './unsent.tsx';

/** Every text of the lead dialog that its page does not write itself; the last are messages for a field that is wrong (V4, V5). */
export const leadTextKeys = [
  'firstName',
  'lastName',
  'company',
  'phone',
  'prefix',
  'email',
  'terms',
  'submit',
  'save',
  'withoutScript',
  'sending',
  'sentHeading',
  'sentText',
  'savedHeading',
  'savedText',
  'unsaved',
  'problems',
  'firstNameRequired',
  'lastNameRequired',
  'phoneRequired',
  'emailRequired',
  'emailInvalid',
  'termsRequired',
] as const;
const leadLimitKeys = ['firstNameShort', 'lastNameShort', 'companyShort', 'phoneShort'] as const;

export type LeadTexts = Readonly<Record<(typeof leadTextKeys | typeof leadLimitKeys)[number] | `${LimitedLeadField}Long`, Localized>>;
type LimitedLeadField = 'firstName' | 'lastName' | 'company' | 'email' | 'phone';

interface LeadFieldsProps extends FormPart, Omit<LeadFormProps, 'left'> {
  readonly texts: LeadTexts;
  readonly tag: string;
  readonly optional: Localized;
  readonly back: string;
  readonly hydrated: boolean;
  readonly secondOffer?: { readonly source: string };
}

/** The form in the lead dialog. Without script the browser validates and posts it (X4), also for the second offer (decision 33). */
export function LeadFields(props: LeadFieldsProps): ReactNode {
  const { id, form, texts, tag, optional, termsLink, privacy, circumstances, action, unsent, offline, back, hydrated, secondOffer } = props;
  const part = { id, form };
  return (
    <form
      className="form"
      lang={tag}
      method="post"
      action={action}
      noValidate={hydrated}
      onFocus={form.prepare}
      onInput={form.correct}
      onSubmit={form.submit}
    >
      <ProblemSummary {...part} heading={texts.problems} />
      <Unsent form={form} texts={secondOffer ? { ...unsent, unstored: texts.unsaved } : unsent} />
      <HiddenFields circumstances={circumstances} consent={texts.terms} back={back} />
      {secondOffer && <input type="hidden" name="source" value={secondOffer.source} />}
      {secondOffer && !hydrated && <p>{texts.withoutScript}</p>}
      <Field {...part} name="firstName" label={texts.firstName} autoComplete="given-name" />
      <Field {...part} name="lastName" label={texts.lastName} autoComplete="family-name" />
      <Field {...part} name="company" label={texts.company} autoComplete="organization" {...(secondOffer ? {} : { optional })} />
      <Field {...part} name="email" label={texts.email} type="email" autoComplete="email" />
      {/* The number without its prefix is text to HTML: 'tel-national' does not fit the type 'tel'. */}
      <Field {...part} name="phone" label={texts.phone} inputMode="tel" autoComplete="tel-national">
        <PhonePrefix id={id} label={texts.prefix} />
      </Field>
      <Terms {...part} wording={texts.terms} termsLink={termsLink} accepts={circumstances.hash !== ''} />
      <Offline text={offline} hydrated={hydrated} />
      <Submit form={form} wording={secondOffer && hydrated ? texts.save : texts.submit} sending={texts.sending} />
      <PrivacyNotice {...privacy} />
    </form>
  );
}
