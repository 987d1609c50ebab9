import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import type { Form } from './use-form.ts';

/** Props of every part of a form: its id, unique on the page, and its state. */
export interface FormPart {
  readonly id: string;
  readonly form: Form;
}

/** GOV.UK's error summary: it takes the focus, and its texts are those at the fields. */
export function ProblemSummary({ id, form, heading }: FormPart & { readonly heading: Localized }): ReactNode {
  if (form.problems.length === 0) return null;
  return (
    <div className="form-problems" tabIndex={-1} ref={form.notice}>
      <div role="alert">
        <h3 className="form-problems-heading">{heading}</h3>
        <ul>
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

/** The problem of one field, beside it. */
export function FieldProblem({ id, form, name }: FormPart & { readonly name: string }): ReactNode {
  const problem = form.problems.find(({ field }) => field === name);
  if (!problem) return null;
  return (
    <p className="form-problem" id={`${id}-${name}-problem`}>
      {problem.text}
    </p>
  );
}

/** Attributes of a field that is wrong. */
export function wrong({ id, form, name }: FormPart & { readonly name: string }) {
  const isWrong = form.problems.some(({ field }) => field === name);
  return isWrong ? { 'aria-invalid': true, 'aria-describedby': `${id}-${name}-problem` } : {};
}
