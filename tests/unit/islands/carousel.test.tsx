import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from '../../../runtime/islands/carousel.tsx';
import { text } from './samples.ts';

const html = renderToString(
  <Carousel
    list="views-slides"
    every={3000}
    stopsForGood
    pause={text('Pause')}
    resume={text('Play')}
    previous={text('Previous')}
    next={text('Next')}
    dots={['Slide 1 of 3', 'Slide 2 of 3', 'Slide 3 of 3'].map(text)}
    lang="en-AT"
  />,
);
const names = [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);

test('S6 pause comes first, then the arrows, then a dot for each slide', () => {
  expect(names).toEqual(['Pause', 'Previous', 'Next', 'Slide 1 of 3', 'Slide 2 of 3', 'Slide 3 of 3']);
});

test('S6 the dot of the slide shown is the current one', () => {
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-label="Slide 1 of 3"[^>]*aria-current="true"/);
});

test('S6 nothing of it is seen without script, and nothing is announced while it rotates', () => {
  expect(html).toContain('class="carousel-controls needs-script" lang="en-AT"');
  expect(html).toContain('aria-live="off"');
});
