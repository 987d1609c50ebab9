import type { ReactNode } from 'react';
import type { Localized } from '../../../generator/model/localized.ts';
import { FieldProblem, type FormPart, wrong } from './problems.tsx';

export interface FieldProps extends FormPart {
  readonly name: string;
  readonly label: Localized;
  /** The word that says so, where the field may stay empty. */
  readonly optional?: Localized;
  readonly type?: 'email' | 'tel';
  /** The keys that a phone shows, where the type does not say so. */
  readonly inputMode?: 'tel';
  readonly autoComplete?: string;
  readonly multiline?: boolean;
  /** What stands before the field, in its row. */
  readonly children?: ReactNode;
}

/** A text field with its label, and what is wrong with it between the two. */
export function Field({ label, optional, type, inputMode, autoComplete, multiline, children, ...part }: FieldProps): ReactNode {
  const { id, name } = part;
  const shared = { className: 'form-input', id: `${id}-${name}`, name, required: !optional, autoComplete, ...wrong(part) };
  return (
    <div className={`form-field form-${name}`}>
      <label className="form-label" htmlFor={shared.id}>
        {label}
        {optional && <span className="form-optional"> ({optional})</span>}
      </label>
      <FieldProblem {...part} />
      <div className="form-row">
        {children}
        {multiline ? <textarea rows={4} {...shared} /> : <input type={type ?? 'text'} inputMode={inputMode} {...shared} />}
      </div>
    </div>
  );
}
