import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Icon } from './elements/icon.tsx';

interface SlideButtonsProps {
  /** Id of the list that scrolls. */
  readonly list: string;
  readonly previous: Localized;
  readonly next: Localized;
}

/** Buttons for a list that scrolls sideways (P3), an alternative to dragging (WCAG 2.5.7). They wrap around. */
export function SlideButtons({ list, previous, next }: SlideButtonsProps): ReactNode {
  return (
    <div className="slide-buttons needs-script">
      <button type="button" className="slide-button" aria-label={previous} aria-controls={list} onClick={() => slide(list, -1)}>
        <Icon name="previous" />
      </button>
      <button type="button" className="slide-button" aria-label={next} aria-controls={list} onClick={() => slide(list, 1)}>
        <Icon name="next" />
      </button>
    </div>
  );
}

/** To the neighbouring item; past the last one to the first, and back. How it moves is left to the styles. */
function slide(list: string, direction: 1 | -1): void {
  const element = document.getElementById(list);
  if (!element) return;
  const end = element.scrollWidth - element.clientWidth;
  const here = element.scrollLeft;
  const item = element.firstElementChild?.getBoundingClientRect().width ?? element.clientWidth;
  const beyond = direction > 0 ? here >= end - 1 : here <= 1;
  const wrapped = direction > 0 ? 0 : end;
  element.scrollTo({ left: beyond ? wrapped : Math.min(end, Math.max(0, here + direction * item)) });
}
