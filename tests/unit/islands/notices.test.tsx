import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Consent } from '../../../runtime/islands/consent.tsx';
import { Tooltip } from '../../../runtime/islands/tooltip.tsx';
import { Topic } from '../../../runtime/islands/topic.tsx';
import { text } from './samples.ts';

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
