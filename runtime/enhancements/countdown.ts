import type { CompiledMessage, Localized } from 'wortlaut/react';
import { twoDigits } from '../state/countdown.ts';
import { rest, runClock } from './clock.ts';
import { inWords } from './in-words.ts';

export interface CountdownProps {
  /** The instant of the end: ISO 8601 with its offset. */
  readonly ends: string;
  /** The word for each number of its unit. */
  readonly units: {
    readonly days: CompiledMessage<{ days: number }>;
    readonly hours: CompiledMessage<{ hours: number }>;
    readonly minutes: CompiledMessage<{ minutes: number }>;
    readonly seconds: CompiledMessage<{ seconds: number }>;
  };
  readonly ended: Localized;
  readonly pause: Localized;
  readonly resume: Localized;
}

/** Shows the time that is left until the end of an offer, which can always be stopped (decision 21, WCAG 2.2.2). */
export function countdown(root: HTMLElement, { ends, units, ended, pause, resume }: CountdownProps): void {
  const [clock, button, status] = ['.countdown-clock', '.countdown-pause', '.countdown-ended'].map((part) =>
    root.querySelector<HTMLElement>(part),
  );
  if (!clock || !button || !status) return;
  const fields = (['days', 'hours', 'minutes', 'seconds'] as const).map((name) => ({
    name,
    number: root.querySelector(`.countdown-${name} .countdown-number`),
    unit: root.querySelector(`.countdown-${name} .countdown-unit`),
  }));
  status.tabIndex = -1;
  button.onclick = runClock(Date.parse(ends), ({ left, paused, still }) => {
    for (const { name, number, unit } of fields) {
      if (number) number.textContent = twoDigits(left[name]);
      if (unit) unit.textContent = inWords(units[name], { [name]: left[name] });
    }
    clock.removeAttribute('data-waiting');
    if (left.over) {
      status.textContent = ended;
      document.documentElement.dataset.offerEnded = '';
    }
    button.textContent = paused ? resume : pause;
    rest(button, still, status);
  });
}
