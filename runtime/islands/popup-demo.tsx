import { type ReactNode, useState } from 'react';
import type { Localized } from 'wortlaut/react';
import type { CapturedEmailsCopy, TriggerStatusCopy } from '../props/popup-demo.ts';
import type { PopupLimits } from '../state/arm-popup.ts';
import { resetShown } from '../state/popup-rules.ts';
import { type Variant, variants } from '../state/subscribers.ts';
import { CapturedEmails } from './popup/captured-emails.tsx';
import { PopupDialog, type PopupPitch, type PopupWords } from './popup/dialog.tsx';
import { TriggerStatus } from './popup/trigger-status.tsx';
import { usePopup } from './popup/use-popup.ts';

interface PopupDemoProps extends PopupLimits {
  /** Unique on the page. */
  readonly id: string;
  readonly successDelay: number;
  readonly triggers: TriggerStatusCopy;
  readonly pick: Localized;
  readonly show: Localized;
  readonly variants: Readonly<Record<Variant, PopupPitch & { readonly name: Localized }>>;
  readonly emails: CapturedEmailsCopy;
  readonly words: PopupWords;
}

/** Demonstrates the popup: triggers, wordings, collected addresses (P19, S5). A reset of the triggers lets them open it again. */
export function PopupDemo({ id, delay, scroll, cooldown, successDelay, ...props }: PopupDemoProps): ReactNode {
  const popup = usePopup({ delay, scroll, cooldown });
  const [variant, setVariant] = useState<Variant>('growth');
  const reset = () => {
    resetShown();
    popup.restart();
  };
  return (
    <div className="popup-demo needs-script">
      <TriggerStatus copy={props.triggers} fired={popup.fired} onReset={reset} />
      <section className="popup-demo-part">
        <fieldset>
          <legend>
            <h2>{props.pick}</h2>
          </legend>
          {variants.map((name) => (
            <label key={name} className="popup-demo-variant">
              <input type="radio" name={`${id}-variant`} value={name} checked={name === variant} onChange={() => setVariant(name)} />
              {props.variants[name].name}
            </label>
          ))}
        </fieldset>
        <button type="button" className="button filled" onClick={popup.open}>
          {props.show}
        </button>
      </section>
      <CapturedEmails id={id} copy={props.emails} triggers={props.triggers} variants={props.variants} lang={props.words.lang} />
      {popup.opened && (
        <PopupDialog
          id={id}
          variant={variant}
          pitch={props.variants[variant]}
          words={props.words}
          triggers={popup.opened}
          successDelay={successDelay}
          onClosed={popup.close}
        />
      )}
    </div>
  );
}
