import type { Localized } from 'wortlaut/react';
import { showToast } from './shared/toast.ts';
import { armPopup, type PopupLimits } from './state/arm-popup.ts';
import { type PopupAnswers, popupDialog } from './state/popup-dialog.ts';
import { resetShown } from './state/popup-rules.ts';
import {
  clearSubscribers,
  onSubscribersChange,
  readSubscribers,
  type Subscriber,
  type Trigger,
  type Variant,
} from './state/subscribers.ts';

interface PopupDemoProps extends PopupLimits {
  readonly answers: PopupAnswers;
  readonly variants: Readonly<Record<Variant, Readonly<Record<'name' | 'heading' | 'submit', Localized>>>>;
  readonly triggers: Readonly<Record<Trigger | 'pending' | 'fired', Localized>>;
  /** Shown instead of the triggers of a popup that was opened on request. */
  readonly asked: Localized;
  readonly cleared: Localized;
  /** BCP 47 tag of the times. */
  readonly lang: string;
}

/** Demonstrates the popup: triggers, wordings, collected addresses (P19, S5). A reset of the triggers lets them open it again. */
export function popupDemo(root: HTMLElement, { answers, variants, triggers, asked, cleared, lang, ...limits }: PopupDemoProps): void {
  const openDialog = popupDialog(root, answers);
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });

  const open = (fired: readonly Trigger[]) => {
    const variant = (root.querySelector<HTMLInputElement>('[name="variant"]:checked')?.value ?? 'growth') as Variant;
    root.querySelector('dialog h2')?.replaceChildren(variants[variant].heading);
    root.querySelector('dialog [type="submit"]')?.replaceChildren(variants[variant].submit);
    openDialog({ variant, triggers: fired });
  };
  const showFired = (fired: readonly Trigger[]) => {
    for (const row of root.querySelectorAll<HTMLElement>('[data-trigger]')) {
      const hasFired = fired.includes(row.dataset.trigger as Trigger);
      row.classList.toggle('fired', hasFired);
      row.querySelector('dd')?.replaceChildren(hasFired ? triggers.fired : triggers.pending);
    }
  };
  const arm = () => armPopup(limits, { fired: showFired, open });
  const rowOf = ({ email, timestamp, variant, triggers: fired }: Subscriber) => {
    const when = element('time', time.format(new Date(timestamp)));
    when.dateTime = timestamp;
    const source = fired?.map((trigger) => triggers[trigger]).join(', ') ?? asked;
    const row = element('li', element('strong', email), when, element('span', variants[variant].name), element('span', source));
    row.className = 'popup-demo-row';
    return row;
  };
  const list = () => {
    const rows = readSubscribers().map(rowOf);
    root.querySelector('ol')?.replaceChildren(...rows);
    root.querySelector('.popup-demo-box > p')?.toggleAttribute('hidden', rows.length > 0);
  };

  let disarm = arm();
  const actions: Readonly<Record<string, () => void>> = {
    show: () => open([]),
    reset() {
      disarm();
      resetShown();
      showFired([]);
      disarm = arm();
    },
    clear() {
      clearSubscribers();
      showToast({ title: cleared });
    },
  };
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[value]')) button.onclick = () => actions[button.value]?.();
  onSubscribersChange(list);
  list();
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
