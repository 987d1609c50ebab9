import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import type { CountdownProps as Running } from '../enhancements/countdown.ts';
import { inWords } from '../enhancements/in-words.ts';
import { Enhanced } from './enhanced.tsx';

interface CountdownProps extends Running {
  /** Unique on the page. */
  readonly id: string;
  /** Whether the end had come when the page was built. */
  readonly over: boolean;
  /** The end as visitors read it. */
  readonly endsText: Localized;
  readonly label: Localized;
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The end of an offer as a date; with script also the time that is left. */
export function Countdown({ id, over, endsText, label, ...running }: CountdownProps): ReactNode {
  return (
    <Enhanced by="countdown" props={running}>
      <div className="countdown">
        <p className="countdown-end" id={`${id}-end`}>
          <span className="countdown-label">{label}</span>{' '}
          <time className="countdown-date" dateTime={running.ends}>
            {endsText}
          </time>
        </p>
        <div className="countdown-clock needs-script" role="timer" aria-labelledby={`${id}-end`} data-waiting="">
          {units.map((name) => (
            <span key={name} className={`countdown-field countdown-${name}`}>
              <span className="countdown-number">{'\u2007\u2007'}</span>{' '}
              <span className="countdown-unit">{inWords(running.units[name], { [name]: 0 })}</span>{' '}
            </span>
          ))}
        </div>
        <button type="button" className="countdown-pause needs-script">
          {running.pause}
        </button>
        <p className="countdown-ended" role="status">
          {over ? running.ended : ''}
        </p>
      </div>
    </Enhanced>
  );
}
