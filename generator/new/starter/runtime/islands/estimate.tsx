import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MessagesProvider, useHydrated } from 'wortlaut/client';
import type { CompiledMessage, Localized } from 'wortlaut/react';

/** A job as the list of prices shows it. */
interface Job {
  readonly id: string;
  readonly name: Localized;
  readonly text: Localized;
  readonly price: Localized;
  /** The price in cents. */
  readonly minor: number;
}

interface EstimateProps {
  readonly jobs: readonly Job[];
  readonly heading: Localized;
  readonly hint: Localized;
  readonly total: CompiledMessage<{ jobs: number; amount: string }>;
  /** BCP 47 tag of the page, and the ISO code of the currency. */
  readonly tag: string;
  readonly currency: string;
}

/** The list of prices. With script, jobs can be ticked, and a ticket adds them up. */
export function Estimate({ jobs, heading, hint, total, tag, currency }: EstimateProps): ReactNode {
  const hydrated = useHydrated();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const toggle = (id: string) => setTicked((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  const chosen = jobs.filter(({ id }) => ticked.includes(id));
  const cents = chosen.reduce((sum, { minor }) => sum + minor, 0);
  const amount = new Intl.NumberFormat(tag, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(cents / 100);
  return (
    <MessagesProvider messages={{ total }}>
      <div className="estimate">
        <ul className="jobs">
          {jobs.map(({ id, name, text, price }) => (
            <li key={id} className="job">
              {hydrated ? (
                <label className="job-name">
                  <input type="checkbox" checked={ticked.includes(id)} onChange={() => toggle(id)} /> {name}
                </label>
              ) : (
                <span className="job-name">{name}</span>
              )}
              <span className="job-price">{price}</span>
              <span className="job-text">{text}</span>
            </li>
          ))}
        </ul>
        {hydrated && (
          <section className="ticket" aria-labelledby="ticket">
            <h2 id="ticket">{heading}</h2>
            <p>{hint}</p>
            <p className="ticket-total" role="status">
              <FormattedMessage id="total" values={{ jobs: chosen.length, amount }} />
            </p>
          </section>
        )}
      </div>
    </MessagesProvider>
  );
}
