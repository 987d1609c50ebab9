import { whenIdle } from 'wortlaut/client';

/** Draws the bands out of sight while the browser has nothing else to do, one at a time, so that a visitor or a picture of the page meets them drawn. */
export function drawBands(): void {
  const bands = document.querySelectorAll<HTMLElement>('main > section ~ section, .footer').values();
  const drawNext = () => {
    const { value: band } = bands.next();
    if (!band) return;
    band.style.contentVisibility = 'visible';
    whenIdle(drawNext);
  };
  whenIdle(drawNext);
}
