import type { Localized } from 'wortlaut/react';
import { rest } from './clock.ts';
import { watchSlides } from './slides.ts';

export interface CarouselProps {
  /** Id of the list that scrolls. */
  readonly list: string;
  /** Milliseconds for which a slide is shown. */
  readonly every: number;
  /** Manual navigation stops it for good (S6). */
  readonly stopsForGood: boolean;
  readonly pause: Localized;
  readonly resume: Localized;
}

/**
 * Moves the slides of a carousel on endlessly unless paused, hovered or focused, in a hidden tab or under reduced motion (S6, decision 21).
 * A live region announces the slide unless it changes by itself.
 */
export function carousel(root: HTMLElement, { list: id, every, stopsForGood, pause, resume }: CarouselProps): void {
  const list = document.getElementById(id);
  const surrounding = list?.closest('.carousel');
  const controls = [...root.querySelectorAll('button')];
  const [button, previous, next, ...dots] = controls;
  const spoken = root.querySelector<HTMLElement>('[aria-live]');
  if (!list || !surrounding || !button || !previous || !next || !spoken) return;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let [near, paused, pointed, focused, rotating] = [false, false, false, false, false];
  let timer: ReturnType<typeof setInterval> | undefined;

  const slides = watchSlides(list, (isNew) => update(isNew));
  const update = (restarts = false) => {
    const { shown, positions, moved } = slides;
    const still = reduced.matches || (stopsForGood && moved);
    const runs = near && !(paused || still || pointed || focused || document.hidden);
    // Every slide has its full time, however it was reached.
    if (runs !== rotating || restarts) {
      clearInterval(timer);
      if (runs) timer = setInterval(slides.advance, every);
    }
    rotating = runs;
    rest(button, still, previous);
    button.ariaLabel = paused ? resume : pause;
    button.toggleAttribute('data-paused', paused);
    for (const [index, dot] of dots.entries()) {
      dot.hidden = index >= positions;
      if (index === shown) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    for (const [index, slide] of [...list.children].entries()) slide.toggleAttribute('data-shown', index === shown);
    spoken.ariaLive = runs ? 'off' : 'polite';
    const name = dots[shown]?.ariaLabel ?? '';
    if (spoken.textContent !== name) spoken.textContent = name;
  };
  button.onclick = () => {
    paused = !paused;
    // Once resumed it runs, although the pointer and the focus are still on the button.
    if (!paused) [pointed, focused] = [false, false];
    update();
  };
  previous.onclick = () => slides.step(-1);
  next.onclick = () => slides.step(1);
  for (const [index, dot] of dots.entries()) dot.onclick = () => slides.go(index);

  const listen = (target: EventTarget, type: string, react: (event: Event) => void) =>
    target.addEventListener(type, (event) => {
      react(event);
      update();
    });
  listen(surrounding, 'pointerenter', () => (pointed = true));
  listen(surrounding, 'pointerleave', () => (pointed = false));
  listen(surrounding, 'focusin', () => (focused = true));
  listen(surrounding, 'focusout', (event) => (focused = surrounding.contains((event as FocusEvent).relatedTarget as Node | null)));
  listen(document, 'visibilitychange', () => {});
  listen(reduced, 'change', () => {});
  // The state before the script ran.
  pointed = surrounding.matches(':hover');
  focused = surrounding.contains(document.activeElement);
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      sight.disconnect();
      near = true;
      update();
    },
    { rootMargin: '200px' },
  );
  sight.observe(list);
  update();
}
