import { type ReactNode, useEffect, useState } from 'react';
import type { Localized } from 'wortlaut/react';
import { type Lead, refusedLeads, removeRefused } from '../state/outbox-store.ts';
import { Contact, type ContactProps } from './form/contact.tsx';

interface UndeliveredProps extends ContactProps {
  readonly heading: Localized;
  readonly text: Localized;
  /** 'Delete it from this device' */
  readonly remove: Localized;
}

/**
 * Shows what a visitor has entered on an earlier visit and the server has refused, and who can be reached instead: at the end of
 * the page and in sight. Several are shown one after the other.
 */
export function Undelivered({ heading, text, remove, ...contact }: UndeliveredProps): ReactNode {
  const [lead, setLead] = useState<Lead>();
  useEffect(() => setLead(refusedLeads()[0]), []);
  if (!lead) return null;
  const entered = enteredIn(lead);
  const onRemove = () => {
    removeRefused(lead.key);
    setLead(refusedLeads()[0]);
  };
  return (
    <aside className="consent" aria-label={heading}>
      <div className="consent-words">
        <p role="alert">
          <strong>{heading}</strong>
        </p>
        <p>{text}</p>
        <textarea className="form-input" readOnly rows={5} aria-label={text} value={entered} />
        <Contact {...contact} entered={entered} />
      </div>
      <div className="consent-buttons">
        <button type="button" className="button line" onClick={onRemove}>
          {remove}
        </button>
      </div>
    </aside>
  );
}

/** The visitor's input, one value per line: a full name replaces its parts. */
function enteredIn({ body }: Lead): string {
  const { name, firstName, lastName, company, email, phone, message } = body as Readonly<Record<string, unknown>>;
  const names = name ? [name] : [firstName, lastName];
  return [...names, company, email, phone, message].filter((answer) => typeof answer === 'string' && answer !== '').join('\n');
}
