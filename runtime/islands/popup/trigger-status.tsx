import type { ReactNode } from 'react';
import type { TriggerStatusCopy } from '../../props/popup-demo.ts';
import type { Trigger } from '../../state/subscribers.ts';

interface TriggerStatusProps {
  readonly copy: TriggerStatusCopy;
  readonly fired: readonly Trigger[];
  onReset(): void;
}

const triggers: readonly Trigger[] = ['time', 'scroll', 'exit'];

/** Which of the popup's triggers have fired, in words (P19). */
export function TriggerStatus({ copy, fired, onReset }: TriggerStatusProps): ReactNode {
  return (
    <section className="popup-demo-part">
      <h2>{copy.heading}</h2>
      <div role="status">
        <dl>
          {triggers.map((trigger) => (
            <div key={trigger} className={fired.includes(trigger) ? 'popup-demo-row fired' : 'popup-demo-row'}>
              <dt>{copy[trigger]}</dt>
              <dd>{fired.includes(trigger) ? copy.fired : copy.pending}</dd>
            </div>
          ))}
        </dl>
      </div>
      <button type="button" className="button line" onClick={onReset}>
        {copy.reset}
      </button>
    </section>
  );
}
