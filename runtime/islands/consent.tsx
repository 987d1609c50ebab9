import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Link, Localized } from 'wortlaut/react';
import { type Consent as Answer, readConsent, refusedByBrowser, removeOtherAnswers, saveConsent } from '../state/consent.ts';
import { showToast } from '../state/toast.ts';

interface ConsentProps {
  /** Id of the control that brings the question back. */
  readonly settings: string;
  /** Changes when the question does. */
  readonly version: string;
  /** Names the region. */
  readonly label: Localized;
  readonly question: Localized;
  readonly privacy?: { readonly label: Localized; readonly link: Link };
  readonly accept: Localized;
  readonly reject: Localized;
  /** Shown instead of the question if the browser refuses (Global Privacy Control). */
  readonly byBrowser: Localized;
  readonly close: Localized;
  /** The previous choice, shown when the question reappears. */
  readonly chosen: Readonly<Record<Answer['choice'], Localized>>;
  readonly saved: Localized;
}

/**
 * Asks once whether a visit may be measured (C5, decision 18): beside the page, never over it, with two buttons of equal
 * weight. Nothing is asked where the browser has refused, and every answer can be changed.
 */
export function Consent(props: ConsentProps): ReactNode {
  const { settings, version, label, question, privacy, accept, reject, byBrowser, close, chosen, saved } = props;
  const region = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<'first' | 'again'>();
  const answer = shown === 'again' ? readConsent() : undefined;
  const refused = shown !== undefined && refusedByBrowser();

  useEffect(() => {
    removeOtherAnswers(version);
    if (!refusedByBrowser() && !readConsent()) setShown('first');
    const reopen = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`#${settings}`)) setShown('again');
    };
    // An answer in another tab counts here, too.
    const hear = () => {
      if (readConsent()) setShown((now) => (now === 'first' ? undefined : now));
    };
    document.addEventListener('click', reopen);
    window.addEventListener('storage', hear);
    return () => {
      document.removeEventListener('click', reopen);
      window.removeEventListener('storage', hear);
    };
  }, [settings, version]);

  useEffect(() => {
    if (shown === 'again') region.current?.focus();
  }, [shown]);

  const leave = () => {
    if (shown === 'again') document.getElementById(settings)?.focus();
    setShown(undefined);
  };
  const choose = (choice: Answer['choice']) => {
    saveConsent(choice, version);
    if (shown === 'again') showToast({ title: saved, description: chosen[choice] });
    leave();
  };
  return (
    <section ref={region} className="consent" aria-label={label} hidden={!shown} tabIndex={-1}>
      <div className="consent-words">
        <p>
          {sentencesOf(refused ? byBrowser : question).map((sentence) => (
            <span key={sentence} className="consent-sentence">
              {sentence}{' '}
            </span>
          ))}
        </p>
        {answer && !refused && <p className="consent-chosen">{chosen[answer.choice]}</p>}
        {privacy && (
          <a className="consent-privacy" href={privacy.link.href} hrefLang={privacy.link.hrefLang}>
            {privacy.label}
          </a>
        )}
      </div>
      <div className="consent-buttons">
        {refused ? (
          <button type="button" className="button line" onClick={leave}>
            {close}
          </button>
        ) : (
          <>
            <button type="button" className="button line" onClick={() => choose('refused')}>
              {reject}
            </button>
            <button type="button" className="button line" onClick={() => choose('given')}>
              {accept}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/** Each is a block of its own: together they would be the largest text of the page, and the browser would count the page as late (LCP). */
const sentencesOf = (text: Localized): readonly string[] => text.trim().split(/(?<=[.?!])\s+/);
