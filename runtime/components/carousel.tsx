import type { ReactNode } from 'react';
import { type FactId, type Localized, usePage } from 'wortlaut/react';
import { Island } from './island.tsx';

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
 * script; the list takes the focus, so that arrow keys scroll it (WCAG 2.1.1). The controls are for those who have script.
 */
export function Carousel({ id, label, every, slides, stopsForGood, variant }: CarouselProps): ReactNode {
  const page = usePage();
  const words = page.words('carousel');
  const list = `${id}-slides`;
  return (
    <section className={variant ? `carousel ${variant}` : 'carousel'} aria-label={label}>
      <Island
        of="carousel"
        when="visible"
        props={{
          list,
          every: page.milliseconds(every),
          stopsForGood: stopsForGood ?? false,
          pause: words.text('pause'),
          resume: words.text('resume'),
          previous: words.text('previous'),
          next: words.text('next'),
          dots: slides.map((_, index) => words.text('slide', { number: index + 1, count: slides.length })),
          lang: words.lang ?? page.tag,
        }}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus, so that keys can scroll it (WCAG 2.1.1) */}
      <ul className="carousel-slides" id={list} tabIndex={0} aria-label={label}>
        {slides.map((slide) => (
          <li key={slide.id}>{slide.node}</li>
        ))}
      </ul>
    </section>
  );
}
