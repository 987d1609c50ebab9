/** The tooltip that is open, and when the last one closed: there is one at a time. */
let closeOpen: (() => void) | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

interface Delays {
  readonly delay: number;
  readonly skip: number;
}

/**
 * Opens a tooltip when a pointer rests on its trigger or the focus comes to it, and closes it when the pointer or the
 * focus leaves, on a click, on scrolling and on Escape. The tooltip is inside the anchor, so a pointer may move onto it.
 */
export function followTrigger(anchor: HTMLElement, tooltip: HTMLElement, { delay, skip }: Delays): () => void {
  const listening = new AbortController();
  const trigger = anchor.querySelector('a, button') ?? anchor;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;
  let open: AbortController | undefined;

  const close = () => {
    clearTimeout(waiting);
    stopWaiting?.();
    if (!open) return;
    open.abort();
    open = undefined;
    closeOpen = undefined;
    closedAt = Date.now();
    if (tooltip.isConnected) tooltip.hidePopover();
  };
  const show = () => {
    clearTimeout(waiting);
    if (open) return;
    closeOpen?.();
    closeOpen = close;
    open = new AbortController();
    tooltip.showPopover();
    place(tooltip, trigger);
    document.addEventListener('scroll', close, { capture: true, signal: open.signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal: open.signal });
  };
  const rest = () => {
    clearTimeout(waiting);
    if (Date.now() - closedAt < skip) show();
    else waiting = setTimeout(show, delay);
  };
  // The focus may scroll the page to the trigger; scrolling closes.
  const showWhenStill = () => {
    stopWaiting?.();
    stopWaiting = whenStill(trigger, show);
  };
  const handlers: Partial<{ [Type in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Type]) => void }> = {
    pointerenter: ({ pointerType }) => pointerType !== 'touch' && rest(),
    pointerleave: close,
    focusin: ({ target }) => (target as Element).matches(':focus-visible') && showWhenStill(),
    focusout: close,
    click: close,
  };
  for (const [type, handler] of Object.entries(handlers)) {
    anchor.addEventListener(type, handler as EventListener, { signal: listening.signal });
  }
  // The event that loaded the script came before these listeners: the keyboard, a pointer that rests, or a press, which opens nothing.
  const pressed = anchor.contains(document.activeElement);
  if (anchor.querySelector(':focus-visible')) showWhenStill();
  else if (!pressed && anchor.querySelector(':hover') && matchMedia('(hover: hover)').matches) rest();
  return () => {
    listening.abort();
    close();
  };
}

/** Calls back when an element has not moved for three frames. */
function whenStill(element: Element, then: () => void): () => void {
  let frame = 0;
  const measure = (before: number, still: number) => {
    const { top } = element.getBoundingClientRect();
    const frames = top === before ? still + 1 : 0;
    if (frames === 3) then();
    else frame = requestAnimationFrame(() => measure(top, frames));
  };
  measure(Number.NaN, 0);
  return () => cancelAnimationFrame(frame);
}

/** Places it above the trigger, or below if there is not enough room; never beyond the edge of the window. */
function place(tooltip: HTMLElement, trigger: Element): void {
  const at = trigger.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const centred = at.left + at.width / 2 - width / 2;
  const above = at.top - height;
  tooltip.style.left = `${Math.max(0, Math.min(centred, document.documentElement.clientWidth - width))}px`;
  tooltip.style.top = `${above >= 0 ? above : at.bottom}px`;
}
