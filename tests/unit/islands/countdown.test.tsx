import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Countdown } from '../../../runtime/islands/countdown.tsx';
import { message, text } from './samples.ts';

const html = renderToString(
  <Countdown
    id="offer"
    ends="2027-03-31T23:59:59+02:00"
    over={false}
    endsText={text('31 March 2027')}
    label={text('The offer ends on')}
    days={message('{days, plural, one {day} other {days}}')}
    hours={message('{hours, plural, one {hour} other {hours}}')}
    minutes={message('{minutes, plural, one {minute} other {minutes}}')}
    seconds={message('{seconds, plural, one {second} other {seconds}}')}
    ended={text('This offer has ended.')}
    pause={text('Pause the countdown')}
    resume={text('Resume the countdown')}
  />,
);

test('P3 the static page shows the end as a date', () => {
  expect(html).toContain('The offer ends on</span> <time class="countdown-date" dateTime="2027-03-31T23:59:59+02:00">31 March 2027</time>');
});

test('P3 the four fields are empty in the static page, so that the build needs no clock', () => {
  expect(html.match(/class="countdown-number">\u2007\u2007</g)).toHaveLength(4);
  for (const unit of ['days', 'hours', 'minutes', 'seconds']) expect(html).toContain(`<span class="countdown-unit">${unit}</span>`);
});

test('the countdown can be paused (WCAG 2.2.2) and is not announced each second', () => {
  expect(html).toMatch(/role="timer" aria-labelledby="offer-end"/);
  expect(html).not.toContain('aria-live');
  expect(html).toContain('<button type="button" class="countdown-pause needs-script">Pause the countdown</button>');
});
