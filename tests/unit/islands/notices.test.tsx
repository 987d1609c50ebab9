import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Consent } from '../../../runtime/islands/consent.tsx';
import { CopyButton } from '../../../runtime/islands/copy-button.tsx';
import { ReviewOrder } from '../../../runtime/islands/review-order.tsx';
import { Toaster } from '../../../runtime/islands/toaster.tsx';
import { Tooltip } from '../../../runtime/islands/tooltip.tsx';
import { Topic } from '../../../runtime/islands/topic.tsx';
import { message, text } from './samples.ts';

test('S9 the static toaster is a closed popover whose live regions wait for words', () => {
  const html = renderToString(
    <Toaster label={text('Notifications (F8)')} close={text('Close')} shown={5000} removed={1_000_000} swipe={50} />,
  );
  expect(html).toMatch(/^<section class="toast" popover="manual" aria-label="Notifications \(F8\)" tabindex="-1">/i);
  expect(html).toContain('<div role="status"></div><div role="alert"></div>');
  expect(html).not.toContain('<button');
});

test('S10 a tooltip describes its trigger, or is hidden if the trigger’s name is the same', () => {
  const tooltip = (names?: true) =>
    renderToString(<Tooltip id="hint" text={text('Facebook')} delay={700} skip={300} {...(names && { names })} />);
  expect(tooltip()).toBe('<div id="hint" class="tooltip" popover="manual" role="tooltip"><span class="tooltip-text">Facebook</span></div>');
  expect(tooltip(true)).toContain('aria-hidden="true"');
});

test('C5 the static page has no question, because nothing is measured without script', () => {
  const html = renderToString(
    <Consent
      settings="settings"
      version="2026-11"
      label={text('Measurement')}
      question={text('May we?')}
      accept={text('Accept')}
      reject={text('Reject')}
      byBrowser={text('Your browser refuses.')}
      close={text('Close')}
      chosen={{ given: text('Agreed.'), refused: text('Declined.') }}
      saved={text('Saved')}
    />,
  );
  expect(html).toMatch(/^<section class="consent" aria-label="Measurement" hidden=""/);
  expect(html.match(/<button type="button" class="button line">(Reject|Accept)<\/button>/g)).toHaveLength(2);
});

test('P17 the static contact names no topic', () => {
  const topics = { call: { line: text('You want a call.'), subject: text('A call') } };
  expect(renderToString(<Topic email="email" otherwise={text('Call or write.')} topics={topics} />)).toBe(
    '<p class="topic">Call or write.</p>',
  );
});

test('S9 S10 the copy button needs script and is described by its tooltip', () => {
  const html = renderToString(
    <CopyButton
      label={text('Copy')}
      describedBy="hint"
      text={text('a@b.example')}
      copied={text('Copied')}
      failed={text('Not copied')}
      remedy={text('By hand.')}
      otherwise={{ label: text('Write'), href: 'mailto:a@b.example' }}
    />,
  );
  expect(html).toBe('<button type="button" class="button line small copy-button needs-script" aria-describedby="hint">Copy</button>');
});

test('P13 the sort control needs script, and the first order is the one of the page', () => {
  const options = [
    { id: 'newest', label: text('Newest first') },
    { id: 'worst', label: text('Fewest stars first') },
  ] as const;
  const html = renderToString(<ReviewOrder list="list" label={text('Sort by')} options={options} sorted={message('Sorted: {order}')} />);
  expect(html).toMatch(
    /^<div class="review-order needs-script"><label class="review-order-label">Sort by<span class="review-order-field"><select/,
  );
  expect(html).toContain('<option value="newest">Newest first</option>');
  expect(html).toContain('role="status"></p>');
});
