/** The first element with a selector and words that takes room on the page, otherwise the first of all. */
export interface Sought {
  readonly selector: string;
  readonly text?: string;
  readonly reach?: true;
}

export interface Look {
  /** 'seen', or the reason why a visitor cannot see and click it. */
  readonly is: string;
  /** The point at which a click hits it. */
  readonly x: number;
  readonly y: number;
}

/** The visible part of an element, after scrolling to it if needed. Runs in the page. */
export function look({ selector, text, reach }: Sought): Look {
  const fitting = [...document.querySelectorAll(selector)].filter((element) => !text || element.textContent?.includes(text));
  const takesRoom = (element: Element) => [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
  const element = fitting.find((one) => takesRoom(one) && getComputedStyle(one).visibility === 'visible') ?? fitting[0];
  const no = (is: string) => ({ is, x: 0, y: 0 });
  if (!element) return no('not in the document');
  if (!takesRoom(element)) return no('without room');
  if (getComputedStyle(element).visibility !== 'visible') return no('hidden');
  const middle = () => {
    const [{ left, right, top, bottom } = element.getBoundingClientRect()] = element.getClientRects();
    return { x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2, y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2 };
  };
  const box = element.getBoundingClientRect();
  const scroll = () => reach && element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (box.top < 0 || box.bottom > innerHeight) scroll();
  const moves = ({ playState, effect }: Animation) =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    effect.target?.contains(element) &&
    effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  if (document.getAnimations().some(moves)) return no('moving');
  // A font that arrives moves the elements below its text.
  if (document.fonts.status === 'loading') return no('waiting for its font');
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { opacity } = getComputedStyle(one);
    if (Number(opacity) < 1) return no(`of opacity ${opacity}`);
  }
  const { x, y } = middle();
  const met = document.elementFromPoint(x, y);
  if (met && (element.contains(met) || met.closest('label')?.contains(element))) return { is: 'seen', x, y };
  scroll();
  return no(`behind ${met ? `${met.tagName.toLowerCase()}.${met.className}` : 'the edge of the window'}`);
}

/** Whether a click at a point hits a matching element. Runs in the page. */
export function isMet(selector: string, x: number, y: number): boolean {
  return Boolean(document.elementFromPoint(x, y)?.closest(selector));
}
