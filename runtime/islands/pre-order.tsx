import type { ReactNode } from 'react';
import type { Localized } from '../../generator/model/localized.ts';
import type { Link } from '../page-context.ts';
import type { PreOrderCopy } from '../shapes/home.ts';
import { useHydrated } from '../state/hydrated.ts';
import { type LeadForm, useLeadForm } from './lead-form.ts';

export interface PreOrderProps {
  /** Unique on the page. */
  readonly id: string;
  /** Language code that is sent with the lead. */
  readonly language: string;
  /** Where the form is sent: `/api/offer`. */
  readonly action: string;
  readonly copy: Omit<PreOrderCopy, 'heading' | 'lead'>;
  /** 'optional' */
  readonly optional: Localized;
  /** 'opens in a new tab': the terms do, so that nothing entered is lost. */
  readonly newTab: Localized;
  readonly termsLink: { readonly label: Localized; readonly link: Link };
}

/** The pre-order form (P3, V7). It posts without script; with it, the lead is checked here, sent in place and kept until it has arrived (C1). The words of the consent travel with it (decision 17). */
export function PreOrder(props: PreOrderProps): ReactNode {
  const { language, action, copy } = props;
  const hydrated = useHydrated();
  const form = useLeadForm(action, copy);
  if (form.state === 'sent') return <Sent {...props} form={form} />;
  return (
    <form className="pre-order" method="post" action={action} noValidate={hydrated} onSubmit={form.submit}>
      <Problems {...props} form={form} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="consent" value={copy.terms} />
      <input hidden name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <Field {...props} form={form} name="name" autoComplete="name" required />
      <Field {...props} form={form} name="email" type="email" autoComplete="email" required />
      <Field {...props} form={form} name="phone" type="tel" autoComplete="tel" required />
      <Field {...props} form={form} name="company" autoComplete="organization" />
      <Field {...props} form={form} name="message" multiline />
      <Terms {...props} form={form} />
      <button type="submit" className="pre-order-submit" aria-disabled={form.state === 'sending' || undefined}>
        {form.state === 'sending' ? copy.sending : copy.submit}
      </button>
    </form>
  );
}

type Part = PreOrderProps & { readonly form: LeadForm };

/** GOV.UK's error summary: it takes the focus, and its texts are those at the fields. */
function Problems({ id, copy, form }: Part): ReactNode {
  if (form.problems.length === 0) return null;
  return (
    <div className="pre-order-problems" tabIndex={-1} ref={form.summary}>
      <div role="alert">
        <h3 className="pre-order-problems-heading">{copy.problems}</h3>
        <ul className="pre-order-problems-list">
          {form.problems.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${id}-${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface FieldPart extends Part {
  readonly name: 'name' | 'email' | 'phone' | 'company' | 'message';
  readonly type?: 'email' | 'tel';
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly multiline?: boolean;
}

function Field({ id, copy, optional, form, name, type, autoComplete, required, multiline }: FieldPart): ReactNode {
  const shared = { id: `${id}-${name}`, name, required, ...described(id, form, name) };
  return (
    <div className={`pre-order-field pre-order-${name}`}>
      <label className="pre-order-label" htmlFor={shared.id}>
        {copy[name]}
        {!required && <span className="pre-order-optional"> ({optional})</span>}
      </label>
      <Problem id={id} form={form} name={name} />
      {multiline ? (
        <textarea className="pre-order-input" rows={4} {...shared} />
      ) : (
        <input className="pre-order-input" type={type ?? 'text'} autoComplete={autoComplete} {...shared} />
      )}
    </div>
  );
}

function Terms({ id, copy, termsLink, newTab, form }: Part): ReactNode {
  return (
    <div className="pre-order-field pre-order-terms">
      <Problem id={id} form={form} name="acceptTerms" />
      <input
        className="pre-order-checkbox"
        type="checkbox"
        id={`${id}-acceptTerms`}
        name="acceptTerms"
        value="true"
        required
        {...described(id, form, 'acceptTerms')}
      />
      <label className="pre-order-label" htmlFor={`${id}-acceptTerms`}>
        {copy.terms}
      </label>
      <a className="pre-order-terms-link" href={termsLink.link.href} hrefLang={termsLink.link.hrefLang} target="_blank" rel="noopener">
        {termsLink.label}
        <span className="visually-hidden"> ({newTab})</span>
      </a>
    </div>
  );
}

function Problem({ id, form, name }: { readonly id: string; readonly form: LeadForm; readonly name: string }): ReactNode {
  const problem = form.problems.find(({ field }) => field === name);
  if (!problem) return null;
  return (
    <p className="pre-order-problem" id={`${id}-${name}-problem`}>
      {problem.text}
    </p>
  );
}

function described(id: string, form: LeadForm, name: string) {
  const wrong = form.problems.some(({ field }) => field === name);
  return wrong ? { 'aria-invalid': true, 'aria-describedby': `${id}-${name}-problem` } : {};
}

function Sent({ copy, form }: Part): ReactNode {
  return (
    <div className="pre-order-sent" tabIndex={-1} ref={form.sent}>
      <h3 className="pre-order-sent-heading">{copy.sentHeading}</h3>
      <p className="pre-order-sent-text">{copy.sentText}</p>
    </div>
  );
}
