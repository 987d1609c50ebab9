import type { ReactNode } from 'react';
import { fragment, type Localized, usePage } from 'wortlaut/react';
import { pixelOf } from '../pixel.ts';
import { Enhanced } from './enhanced.tsx';

const settings = 'consent-settings';

/** The question whether this visit may be measured, only on pages that can measure something (decision 18). */
export const Consent = fragment(function Consent(): ReactNode {
  const page = usePage();
  const pixel = pixelOf(page);
  if (!pixel) return null;
  const words = page.words('consent');
  const privacy = page.link({ page: 'privacy' });
  return (
    <Enhanced
      by="consent"
      props={{
        settings,
        version: pixel.question,
        chosen: { given: words.text('given'), refused: words.text('refused') },
        saved: words.text('saved'),
      }}
    >
      <section className="slip consent" aria-label={words.text('label')} hidden tabIndex={-1}>
        <div className="consent-words">
          <Sentences text={words.text('question')} of="asked" />
          <Sentences text={words.text('byBrowser')} of="refused" />
          <p className="consent-chosen" hidden />
          {privacy && (
            <a className="consent-privacy" href={privacy.href} hrefLang={privacy.hrefLang}>
              {page.words('footer').text('privacy')}
            </a>
          )}
        </div>
        <div className="consent-buttons">
          <button type="button" className="button line" value="close" data-if="refused" hidden>
            {page.words('common').text('close')}
          </button>
          <button type="button" className="button line" value="refused" data-if="asked">
            {words.text('reject')}
          </button>
          <button type="button" className="button line" value="given" data-if="asked">
            {words.text('accept')}
          </button>
        </div>
      </section>
    </Enhanced>
  );
});

/**
 * Shows a text of the question, or what is shown instead if the browser refuses (Global Privacy Control). Each sentence is a block of its own:
 * together they would be the largest text of the page, and the browser would count the page as late (LCP).
 */
function Sentences({ text, of }: { readonly text: Localized; readonly of: 'asked' | 'refused' }): ReactNode {
  return (
    <p data-if={of} hidden={of === 'refused'}>
      {text
        .trim()
        .split(/(?<=[.?!])\s+/)
        .map((sentence) => (
          <span key={sentence} className="consent-sentence">
            {sentence}{' '}
          </span>
        ))}
    </p>
  );
}

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
