import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Localized } from 'wortlaut/react';
import { type LimitedField, limits } from '../../forms/limits.ts';

export interface CorrectionTexts {
  readonly send: Localized;
  readonly sending: Localized;
  readonly labels: Readonly<Record<LimitedField, Localized>>;
}

interface CorrectionProps extends CorrectionTexts {
  /** The entered values, by field. */
  readonly fields: Readonly<Partial<Record<LimitedField, string>>>;
  readonly busy: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

const types: Readonly<Partial<Record<LimitedField, 'email' | 'tel'>>> = { email: 'email', phone: 'tel' };
const optional: readonly string[] = ['company', 'message'];

/** The fields of a refused lead with what was entered. The browser checks them. */
export function Correction({ fields, labels, send, sending, busy, onSubmit }: CorrectionProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  return (
    <form className="form" ref={form} onSubmit={onSubmit}>
      {Object.entries(fields).map(([field, value]) => {
        const name = field as LimitedField;
        const id = `undelivered-${name}`;
        const given = {
          className: 'form-input',
          id,
          name,
          defaultValue: value,
          maxLength: limits[name],
          required: !optional.includes(name),
        };
        return (
          <div className="form-field" key={name}>
            <label className="form-label" htmlFor={id}>
              {labels[name]}
            </label>
            {name === 'message' ? <textarea rows={3} {...given} /> : <input type={types[name] ?? 'text'} {...given} />}
          </div>
        );
      })}
      <button type="submit" className="button filled" aria-disabled={busy || undefined} aria-live="polite">
        {busy ? sending : send}
      </button>
    </form>
  );
}
