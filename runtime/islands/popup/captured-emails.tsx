import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import type { CapturedEmailsCopy, TriggerStatusCopy } from '../../props/popup-demo.ts';
import { showToast } from '../../shared/toast.ts';
import { clearSubscribers, type Variant } from '../../state/subscribers.ts';
import { useSubscribers } from '../use-subscribers.ts';

interface CapturedEmailsProps {
  /** Unique on the page. */
  readonly id: string;
  readonly copy: CapturedEmailsCopy;
  readonly triggers: TriggerStatusCopy;
  readonly variants: Readonly<Record<Variant, { readonly name: Localized }>>;
  readonly lang: string;
}

/** The addresses that the popup has collected in this browser, and a button that deletes them (P19, C6). Nothing shifts. */
export function CapturedEmails({ id, copy, triggers, variants, lang }: CapturedEmailsProps): ReactNode {
  const subscribers = useSubscribers();
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const clear = () => {
    clearSubscribers();
    showToast({ title: copy.cleared });
  };
  return (
    <section className="popup-demo-part popup-demo-emails">
      <h2 id={`${id}-emails`}>{copy.heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus, so that keys can scroll it (WCAG 2.1.1) */}
      <section className="popup-demo-box" aria-labelledby={`${id}-emails`} tabIndex={0}>
        {subscribers.length === 0 && <p>{copy.none}</p>}
        <ol>
          {subscribers.map(({ email, timestamp, variant, triggers: fired }) => (
            <li key={`${timestamp} ${email}`} className="popup-demo-row">
              <strong>{email}</strong>
              <time dateTime={timestamp}>{time.format(new Date(timestamp))}</time>
              <span>{variants[variant].name}</span>
              <span>{fired?.map((trigger) => triggers[trigger]).join(', ') ?? copy.asked}</span>
            </li>
          ))}
        </ol>
      </section>
      <button type="button" className="button line" onClick={clear}>
        {copy.clear}
      </button>
    </section>
  );
}
