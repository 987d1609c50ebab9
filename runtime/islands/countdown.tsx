import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MessagesProvider } from 'wortlaut/client';
import type { CompiledMessage, Localized } from 'wortlaut/react';
import { remaining, twoDigits } from '../state/countdown.ts';
import { useCountdown } from './use-countdown.ts';

interface CountdownProps {
  /** Unique on the page. */
  readonly id: string;
  /** The instant of the end: ISO 8601 with its offset. */
  readonly ends: string;
  /** Whether the end had come when the page was built. */
  readonly over: boolean;
  /** The end as visitors read it. */
  readonly endsText: Localized;
  readonly label: Localized;
  readonly days: CompiledMessage<{ days: number }>;
  readonly hours: CompiledMessage<{ hours: number }>;
  readonly minutes: CompiledMessage<{ minutes: number }>;
  readonly seconds: CompiledMessage<{ seconds: number }>;
  readonly ended: Localized;
  readonly pause: Localized;
  readonly resume: Localized;
}

/** The end of an offer as a date; with script also the time that is left, which can always be stopped (decision 21, WCAG 2.2.2). */
export function Countdown({ days, hours, minutes, seconds, ...props }: CountdownProps): ReactNode {
  return (
    <MessagesProvider messages={{ days, hours, minutes, seconds }}>
      <Clock {...props} />
    </MessagesProvider>
  );
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

type ClockProps = Omit<CountdownProps, (typeof units)[number]>;

function Clock({ id, ends, over, endsText, label, ended, pause, resume }: ClockProps): ReactNode {
  const { formatMessage } = useIntl();
  const { left, still, paused, toggle } = useCountdown(Date.parse(ends));
  const time = left ?? remaining(0, 0);
  const fields = units.map((name) => ({ name, amount: time[name], unit: formatMessage({ id: name }, { [name]: time[name] }) }));
  return (
    <div className="countdown">
      <p className="countdown-end" id={`${id}-end`}>
        <span className="countdown-label">{label}</span>{' '}
        <time className="countdown-date" dateTime={ends}>
          {endsText}
        </time>
      </p>
      <div className="countdown-clock needs-script" role="timer" aria-labelledby={`${id}-end`}>
        {fields.map(({ name, amount, unit }) => (
          <span key={name} className={`countdown-field countdown-${name}`}>
            <span className="countdown-number">{left ? twoDigits(amount) : '\u2007\u2007'}</span>{' '}
            <span className="countdown-unit">{unit}</span>{' '}
          </span>
        ))}
      </div>
      <button type="button" className={still ? 'countdown-pause resting' : 'countdown-pause needs-script'} onClick={toggle}>
        {paused ? resume : pause}
      </button>
      <p className="countdown-ended" role="status">
        {(left?.over ?? over) ? ended : ''}
      </p>
    </div>
  );
}
