import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Island } from '../components/island.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { popupPitch, popupWords } from '../components/popup-words.ts';
import { Section } from '../components/section.tsx';
import type { PopupDemoProps } from '../props/popup-demo.ts';

/** The popup's demo (P19): its state and controls, and something long enough to scroll through. */
export function PopupDemoPage({ copy, structure }: PopupDemoProps): ReactNode {
  const page = usePage();
  const { growth, smart, magic } = copy.variants;
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.lead} />
      <Section name="popup-demo-page">
        <noscript>
          <p className="lead">{copy.needsScript}</p>
        </noscript>
        <Island
          of="popup-demo"
          when="idle"
          props={{
            id: 'popup-demo',
            delay: page.milliseconds('behaviour.demoPopupDelay'),
            scroll: page.share('behaviour.demoPopupScroll'),
            cooldown: page.milliseconds('behaviour.popupRest'),
            successDelay: page.milliseconds('behaviour.popupFarewell'),
            triggers: copy.triggers,
            pick: copy.variants.heading,
            show: copy.variants.show,
            variants: {
              growth: { name: growth, ...popupPitch(page, 'growth') },
              smart: { name: smart, ...popupPitch(page, 'smart') },
              magic: { name: magic, ...popupPitch(page, 'magic') },
            },
            emails: copy.emails,
            words: popupWords(page),
          }}
        />
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
