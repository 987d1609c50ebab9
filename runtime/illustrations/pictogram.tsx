import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

const drawings = {
  rise: 'M12 46a20 20 0 0 1 40 0ZM4 46h56M32 18V8M14 26l-7-7M50 26l7-7',
  sun: 'M32 18a14 14 0 0 1 0 28 14 14 0 0 1 0-28ZM32 10V4M32 60v-6M10 32H4M60 32h-6M16 16l-4-4M52 52l-4-4M16 48l-4 4M52 12l-4 4',
  moon: 'M40 8a26 26 0 1 0 18 38A22 22 0 0 1 40 8Z',
  paper: 'M14 6h36v50l-9-6-9 6-9-6-9 6ZM23 20h18M23 31h18',
  box: 'M8 22h48v36H8ZM8 22l9-14h30l9 14M32 8v14M22 46h20',
  calendar: 'M14 12h36a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6ZM8 27h48M21 6v11M43 6v11',
  clock: 'M32 7a25 25 0 0 1 0 50 25 25 0 0 1 0-50ZM32 18v14l10 7',
  bag: 'M12 22h40l4 36H8ZM22 28V16a10 10 0 0 1 20 0v12',
  bars: 'M8 58V36h13v22ZM26 58V10h13v48ZM44 58V24h13v34Z',
  person: 'M32 8a11 11 0 0 1 0 22 11 11 0 0 1 0-22ZM10 58v-8a14 14 0 0 1 14-14h16a14 14 0 0 1 14 14v8Z',
  offline: 'M19 50h27a11 11 0 0 0 2-22 16 16 0 0 0-31-3 13 13 0 0 0 2 25ZM10 8l44 50',
  keys: 'M8 8h20v20H8ZM36 8h20v20H36ZM8 36h20v20H8ZM36 36h20v20H36Z',
  card: 'M10 14h44a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5V19a5 5 0 0 1 5-5ZM5 25h54M14 40h12',
  asked: 'M12 8h40a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H34L20 56V44h-8a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6ZM25 22a7 7 0 1 1 9 7q-2 1-2 3M32 37v.5',
  near: 'M11 6h22a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4ZM45 22q6 10 0 20M52 16q10 16 0 32M18 50h8',
  folder: 'M6 16h20l6 8h26v32H6ZM6 32h52',
  code: 'M7 14v36M15 14v36M22 14v36M32 14v36M40 14v36M46 14v36M57 14v36',
  report: 'M14 6h36v50l-9-6-9 6-9-6-9 6ZM22 40V29M29 40V18M36 40V24M43 40V33',
  quote: 'M12 6h26l14 14v38H12ZM38 6v14h14M21 30h16M21 39h10M31 50l14-14 5 5-14 14h-5Z',
  photo: 'M7 12h50v40H7ZM7 46l15-17 13 13 8-8 14 14M43 21a4 4 0 1 1 0 .1Z',
  book: 'M12 14a7 7 0 0 1 7-7h33v50H19a7 7 0 0 1-7-7ZM12 50a7 7 0 0 1 7-7h33M23 18h18M23 27h12',
  letter: 'M5 13h54v38H5ZM5 15l27 21 27-21',
  signpost: 'M32 10V4M32 30v-4M32 60V46M22 60h20M16 10h32l8 8-8 8H16ZM48 30H16l-8 8 8 8h32Z',
  ticket: 'M5 16h54v10a6 6 0 0 0 0 12v10H5V38a6 6 0 0 0 0-12ZM40 20v24M14 27h16M14 37h10',
  remote: 'M7 8h50v36H7ZM32 44v12M20 56h24M26 18l16 9-7 2-3 7Z',
  phone: 'M14 8h11l6 14-8 6c3 7 7 11 14 14l6-8 14 6v11c0 4-3 6-6 6C30 57 8 35 8 14c0-3 2-6 6-6Z',
} as const;

export type PictogramName = keyof typeof drawings;

/** A sign for a time or a thing, filled and with an outline. */
export function Pictogram({ name }: { readonly name: PictogramName }): ReactNode {
  return (
    <Picture name="pictogram" size={[64, 64]}>
      <path d={drawings[name]} />
    </Picture>
  );
}
