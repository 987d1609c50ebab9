import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Enhanced } from '../components/enhanced.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { PopupDialog } from '../components/popup-dialog.tsx';
import { popupAnswers, popupLimits, popupPitch } from '../components/popup-words.ts';
import { Section } from '../components/section.tsx';
import type { PopupDemoCopy, PopupDemoProps } from '../props/popup-demo.ts';
import { variants } from '../state/subscribers.ts';

/** The popup's demo (P19): its state and controls, and something long enough to scroll through. */
export function PopupDemoPage({ copy, structure }: PopupDemoProps): ReactNode {
  const page = usePage();
  const pitchOf = (variant: (typeof variants)[number]) => ({ name: copy.variants[variant], ...popupPitch(page, variant) });
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.lead} />
      <Section name="popup-demo-page">
        <noscript>
          <p className="lead">{copy.needsScript}</p>
        </noscript>
        <Enhanced
          by="popup-demo"
          props={{
            ...popupLimits(page, 'demoPopup'),
            answers: popupAnswers(page),
            variants: { growth: pitchOf('growth'), smart: pitchOf('smart'), magic: pitchOf('magic') },
            triggers: copy.triggers,
            asked: copy.emails.asked,
            cleared: copy.emails.cleared,
            lang: page.tag,
          }}
        >
          <div className="popup-demo needs-script">
            <TriggerStatus {...copy.triggers} />
            <VariantChoice {...copy.variants} />
            <CapturedEmails {...copy.emails} />
          </div>
          <PopupDialog id="email-popup" pitch={pitchOf('growth')} />
        </Enhanced>
        <h2>{copy.area.heading}</h2>
        <ol className="popup-demo-area">
          {Array.from({ length: structure.blocks }, (_, index) => index + 1).map((number) => (
            <li key={number}>{copy.area.block({ number })}</li>
          ))}
        </ol>
      </Section>
    </>
  );
}

/** Which of the popup's triggers have fired (P19). */
function TriggerStatus({ heading, pending, reset, ...triggers }: PopupDemoCopy['triggers']): ReactNode {
  return (
    <section className="popup-demo-part">
      <h2>{heading}</h2>
      <div role="status">
        <dl>
          {(['time', 'scroll', 'exit'] as const).map((trigger) => (
            <div key={trigger} className="popup-demo-row" data-trigger={trigger}>
              <dt>{triggers[trigger]}</dt>
              <dd>{pending}</dd>
            </div>
          ))}
        </dl>
      </div>
      <button type="button" className="button line" value="reset">
        {reset}
      </button>
    </section>
  );
}

/** The wordings of the popup (S5), and the button that opens it. */
function VariantChoice({ heading, show, ...names }: PopupDemoCopy['variants']): ReactNode {
  return (
    <section className="popup-demo-part">
      <fieldset>
        <legend>
          <h2>{heading}</h2>
        </legend>
        {variants.map((variant, index) => (
          <label key={variant} className="popup-demo-variant">
            <input type="radio" name="variant" value={variant} defaultChecked={index === 0} />
            {names[variant]}
          </label>
        ))}
      </fieldset>
      <button type="button" className="button filled" value="show">
        {show}
      </button>
    </section>
  );
}

/** The addresses that the popup has collected in this browser, and a button that deletes them (P19, C6). Nothing shifts. */
function CapturedEmails({ heading, none, clear }: PopupDemoCopy['emails']): ReactNode {
  return (
    <section className="popup-demo-part popup-demo-emails">
      <h2 id="popup-demo-emails">{heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus, so that keys can scroll it (WCAG 2.1.1) */}
      <section className="popup-demo-box" aria-labelledby="popup-demo-emails" tabIndex={0}>
        <p>{none}</p>
        <ol />
      </section>
      <button type="button" className="button line" value="clear">
        {clear}
      </button>
    </section>
  );
}
