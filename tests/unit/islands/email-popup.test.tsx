import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailPopup } from '../../../runtime/islands/email-popup.tsx';
import { PopupDialog } from '../../../runtime/islands/popup/dialog.tsx';
import { text } from './samples.ts';

const shared = {
  id: 'email-popup',
  variant: 'smart',
  successDelay: 1000,
  pitch: { heading: text('Start smart'), submit: text('Go') },
  words: {
    text: text('Leave us your address.'),
    email: text('Email address'),
    refuse: text('No, thanks'),
    close: text('Close'),
    thanks: text('Thank you.'),
    empty: text('Please enter your email address'),
    invalid: text('Please enter a valid email address'),
    failed: text('Something went wrong. Please try again.'),
    lang: 'en',
  },
} as const;

test('S4 there is nothing of the popup on the page before it opens', () => {
  expect(renderToString(<EmailPopup {...shared} delay={30_000} scroll={0.6} cooldown={86_400_000} />)).toBe('');
});

test('S4 the dialog is named by its headline, its field has a label, and the browser can fill it in', () => {
  const html = renderToString(<PopupDialog {...shared} triggers={[]} onClosed={() => {}} />);
  expect(html).toContain('<dialog class="email-popup" aria-labelledby="email-popup-heading" lang="en">');
  expect(html).toContain('<h2 id="email-popup-heading">Start smart</h2>');
  expect(html).toMatch(/<label[^>]*for="email-popup-email">Email address/);
  expect(html).toMatch(/<input[^>]*type="email"[^>]*autoComplete="email"/);
  expect(html).not.toContain('aria-invalid');
});
