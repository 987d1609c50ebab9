import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import behaviour from '../../../content/facts/behaviour.ts';
import { OfferClock } from '../../../runtime/islands/offer-clock.tsx';
import { text } from './samples.ts';

const html = renderToString(
  <OfferClock
    id="clock"
    offer="ipad-offer-2"
    length={behaviour.offerClock.amount * 1000}
    label={text('Time left')}
    pause={text('Pause the clock')}
    resume={text('Resume the clock')}
    lang="en"
  />,
);

test('S8 the static page shows the value that the clock starts with', () => {
  expect(html).toContain('role="timer" aria-labelledby="clock-label">23:47:32</p>');
});

test('the clock can be paused (WCAG 2.2.2) and is not announced each second', () => {
  expect(html).not.toContain('aria-live');
  expect(html).toContain('<button type="button" class="offer-clock-pause needs-script">Pause the clock</button>');
});
