import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Icon } from './elements/icon.tsx';
import { type RotationSettings, useRotation } from './use-rotation.ts';

interface CarouselProps extends RotationSettings {
  readonly pause: Localized;
  readonly resume: Localized;
  readonly previous: Localized;
  readonly next: Localized;
  /** The label of each slide's dot: 'Slide 2 of 4'. */
  readonly dots: readonly Localized[];
  /** BCP 47 tag of the words. */
  readonly lang: string;
}

/**
 * The controls of a carousel (S6): pause first, arrows and dots, all acting on the list beside them. A live region announces the
 * slide unless it changes by itself.
 */
export function Carousel({ pause, resume, previous, next, dots, lang, ...settings }: CarouselProps): ReactNode {
  const { shown, positions, rotating, paused, still, toggle, step, go } = useRotation(settings);
  const arrow = { type: 'button', className: 'slide-button', 'aria-controls': settings.list } as const;
  return (
    <div className="carousel-controls needs-script" lang={lang}>
      <button
        type="button"
        className={still ? 'slide-button resting' : 'slide-button'}
        aria-label={paused ? resume : pause}
        aria-controls={settings.list}
        onClick={toggle}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
      <button {...arrow} aria-label={previous} onClick={() => step(-1)}>
        <Icon name="previous" />
      </button>
      <button {...arrow} aria-label={next} onClick={() => step(1)}>
        <Icon name="next" />
      </button>
      <div className="carousel-dots">
        {dots.slice(0, positions).map((dot, index) => (
          <button
            key={dot}
            type="button"
            className="carousel-dot"
            aria-label={dot}
            aria-controls={settings.list}
            aria-current={index === shown || undefined}
            onClick={() => go(index)}
          />
        ))}
      </div>
      <p className="visually-hidden" aria-live={rotating ? 'off' : 'polite'}>
        {dots[shown]}
      </p>
    </div>
  );
}
