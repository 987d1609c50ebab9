import type { ReactNode } from 'react';
import { type FactId, type Localized, usePage } from 'wortlaut/react';
import { Icon } from '../islands/elements/icon.tsx';
import { Enhanced } from './enhanced.tsx';
import { ScrollRow } from './scroll-row.tsx';

interface CarouselProps {
  /** Unique on the page; the list is `#{id}-slides`. */
  readonly id: string;
  /** Names the region and its list. */
  readonly label: Localized;
  /** For how long a slide is shown: a duration. */
  readonly every: FactId;
  readonly slides: readonly { readonly id: string; readonly node: ReactNode }[];
  /** Manual navigation stops it for good (S6). */
  readonly stopsForGood?: true;
  /** A class for the page's styles. */
  readonly variant?: string;
}

/**
 * Slides that move on by themselves (S6). They are a list that scrolls and snaps, so that all of them can be read without
 * script. The controls are for those who have script.
 */
export function Carousel({ id, label, every, slides, stopsForGood, variant }: CarouselProps): ReactNode {
  const page = usePage();
  const words = page.words('carousel');
  const list = `${id}-slides`;
  const dots = slides.map((_, index) => words.text('slide', { number: index + 1, count: slides.length }));
  return (
    <section className={variant ? `carousel ${variant}` : 'carousel'} aria-label={label}>
      <Enhanced
        by="carousel"
        props={{
          list,
          every: page.milliseconds(every),
          stopsForGood: stopsForGood ?? false,
          pause: words.text('pause'),
          resume: words.text('resume'),
        }}
      >
        <div className="carousel-controls needs-script" lang={words.lang ?? page.tag}>
          <button type="button" className="slide-button carousel-pause" aria-label={words.text('pause')} aria-controls={list}>
            <Icon name="pause" />
            <Icon name="play" />
          </button>
          <button type="button" className="slide-button" aria-label={words.text('previous')} aria-controls={list}>
            <Icon name="previous" />
          </button>
          <button type="button" className="slide-button" aria-label={words.text('next')} aria-controls={list}>
            <Icon name="next" />
          </button>
          <div className="carousel-dots">
            {dots.map((dot, index) => (
              <button
                key={dot}
                type="button"
                className="carousel-dot"
                aria-label={dot}
                aria-controls={list}
                aria-current={index === 0 || undefined}
              />
            ))}
          </div>
          <p className="visually-hidden" aria-live="off">
            {dots[0]}
          </p>
        </div>
      </Enhanced>
      <ScrollRow id={list} name="carousel-slides" label={label}>
        {slides.map((slide) => (
          <li key={slide.id}>{slide.node}</li>
        ))}
      </ScrollRow>
    </section>
  );
}
