import type { ReactNode } from 'react';
import { fragment, usePage } from 'wortlaut/react';
import { pixelOf } from '../pixel.ts';
import { Island } from './island.tsx';

const settings = 'consent-settings';

/** The question whether this visit may be measured, only on pages that can measure something (decision 18). */
export const Consent = fragment(function Consent(): ReactNode {
  const page = usePage();
  const pixel = pixelOf(page);
  if (!pixel) return null;
  const words = page.words('consent');
  const privacy = page.link({ page: 'privacy' });
  return (
    <Island
      of="consent"
      when="idle"
      props={{
        settings,
        version: pixel.question,
        label: words.text('label'),
        question: words.text('question'),
        ...(privacy && { privacy: { label: page.words('footer').text('privacy'), link: privacy } }),
        accept: words.text('accept'),
        reject: words.text('reject'),
        byBrowser: words.text('byBrowser'),
        close: page.words('common').text('close'),
        chosen: { given: words.text('given'), refused: words.text('refused') },
        saved: words.text('saved'),
      }}
    />
  );
});

/** Shows the question again, so that consent can be withdrawn as easily as it was given. */
export function ConsentSettings(): ReactNode {
  const page = usePage();
  if (!pixelOf(page)) return null;
  return (
    <button id={settings} type="button" className="consent-settings needs-script">
      {page.words('consent').text('settings')}
    </button>
  );
}
