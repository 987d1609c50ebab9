import type { ReactNode } from 'react';
import type { Link, Localized } from 'wortlaut/react';
import { FieldProblem, type FormPart, wrong } from './problems.tsx';

export interface TermsLink {
  /** The words of the sentence that are the link. */
  readonly label: Localized;
  readonly link: Link;
  /** 'opens in a new tab': the terms do, so that nothing entered is lost. */
  readonly newTab: Localized;
}

interface TermsProps extends FormPart {
  readonly wording: Localized;
  readonly termsLink: TermsLink;
  /** Whether the terms exist, so that the box accepts them. */
  readonly accepts: boolean;
}

/** The box that accepts the terms, and the way to them in its sentence. It is never ticked beforehand. */
export function Terms({ wording, termsLink, accepts, ...part }: TermsProps): ReactNode {
  const { label, link, newTab } = termsLink;
  const field = { ...part, name: 'acceptTerms' };
  const id = `${part.id}-acceptTerms`;
  const [before, after] = wording.split(label);
  return (
    <div className="form-field form-terms">
      <FieldProblem {...field} />
      <input className="form-checkbox" type="checkbox" id={id} name="acceptTerms" value="true" required {...wrong(field)} />
      <label className="form-label" htmlFor={id}>
        {before}
        <a href={link.href} hrefLang={link.hrefLang} target="_blank" rel={accepts ? 'noopener terms-of-service' : 'noopener'}>
          {label}
          <span className="visually-hidden"> ({newTab})</span>
        </a>
        {after}
      </label>
    </div>
  );
}
