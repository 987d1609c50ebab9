import { type ReactNode, useRef } from 'react';
import type { Localized } from 'wortlaut/react';
import { type LimitedField, limits } from '../../forms/limits.ts';
import { CharactersLeft } from './characters-left.tsx';
import { FieldProblem, type FormPart, wrong } from './problems.tsx';

interface FieldProps extends FormPart {
  readonly name: LimitedField;
  readonly label: Localized;
  /** The mark of an optional field. */
  readonly optional?: Localized;
  readonly type?: 'email' | 'tel';
  /** The keyboard of a phone, if the type does not determine it. */
  readonly inputMode?: 'tel';
  readonly autoComplete?: string;
  /** A field of several lines, and the label of its counter: 'Characters left:' */
  readonly left?: Localized;
  /** An element before the field, in its row. */
  readonly children?: ReactNode;
}

/** A text field with its label, and what is wrong with it between the two. */
export function Field({ label, optional, type, inputMode, autoComplete, left, children, ...part }: FieldProps): ReactNode {
  const { id, name } = part;
  const area = useRef<HTMLTextAreaElement>(null);
  const given = { className: 'form-input', id: `${id}-${name}`, name, required: !optional, maxLength: limits[name], autoComplete };
  const shared = { ...given, ...wrong(part) };
  return (
    <div className={`form-field form-${name}`}>
      <label className="form-label" htmlFor={shared.id}>
        {label}
        {optional && <span className="form-optional"> ({optional})</span>}
      </label>
      <FieldProblem {...part} />
      <div className="form-row">
        {children}
        {left ? <textarea rows={4} ref={area} {...shared} /> : <input type={type ?? 'text'} inputMode={inputMode} {...shared} />}
      </div>
      {left && <CharactersLeft field={area} label={left} />}
    </div>
  );
}
