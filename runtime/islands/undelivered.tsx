import { type ReactNode, useEffect, useState } from 'react';
import type { Localized } from '../../generator/model/localized.ts';
import { forget, type Lead, refused } from '../state/outbox-store.ts';
import { Contact, type ContactProps } from './form/contact.tsx';

export interface UndeliveredProps extends ContactProps {
  readonly heading: Localized;
  readonly text: Localized;
  /** 'Delete it from this device' */
  readonly remove: Localized;
}

/** Shows what a visitor has entered on an earlier visit and the server has refused, and who can be reached instead. */
export function Undelivered({ heading, text, remove, ...contact }: UndeliveredProps): ReactNode {
  const [leads, setLeads] = useState<readonly Lead[]>([]);
  useEffect(() => setLeads(refused()), []);
  if (leads.length === 0) return null;
  return (
    <aside className="container" aria-label={heading}>
      {leads.map((lead) => {
        const entered = enteredIn(lead);
        return (
          <div key={lead.key} className="form-problems">
            <p role="alert">
              <strong>{heading}</strong>
            </p>
            <p>{text}</p>
            <textarea className="form-input" readOnly rows={5} aria-label={text} value={entered} />
            <Contact {...contact} entered={entered} />
            <button
              type="button"
              className="button line small"
              onClick={() => {
                forget(lead.key);
                setLeads(refused());
              }}
            >
              {remove}
            </button>
          </div>
        );
      })}
    </aside>
  );
}

/** The visitor's own answers, one a line: a full name stands for its parts. */
function enteredIn({ body }: Lead): string {
  const { name, firstName, lastName, company, email, phone, message } = body as Readonly<Record<string, unknown>>;
  const names = name ? [name] : [firstName, lastName];
  return [...names, company, email, phone, message].filter((answer) => typeof answer === 'string' && answer !== '').join('\n');
}
