import type { ReactNode } from 'react';
import { Picture } from '../picture.tsx';

const drawings = {
  rise: 'M12 46a20 20 0 0 1 40 0ZM4 46h56M32 18V8M14 26l-7-7M50 26l7-7',
  sun: 'M32 18a14 14 0 0 1 0 28 14 14 0 0 1 0-28ZM32 10V4M32 60v-6M10 32H4M60 32h-6M16 16l-4-4M52 52l-4-4M16 48l-4 4M52 12l-4 4',
  moon: 'M40 8a26 26 0 1 0 18 38A22 22 0 0 1 40 8Z',
  paper: 'M14 6h36v50l-9-6-9 6-9-6-9 6ZM23 20h18M23 31h18',
  box: 'M8 22h48v36H8ZM8 22l9-14h30l9 14M32 8v14M22 46h20',
  calendar: 'M14 12h36a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6ZM8 27h48M21 6v11M43 6v11',
  clock: 'M32 7a25 25 0 0 1 0 50 25 25 0 0 1 0-50ZM32 18v14l10 7',
  phone: 'M14 8h11l6 14-8 6c3 7 7 11 14 14l6-8 14 6v11c0 4-3 6-6 6C30 57 8 35 8 14c0-3 2-6 6-6Z',
} as const;

/** The step of a day, or of help → what it looks like. */
const moments: Readonly<Record<string, keyof typeof drawings>> = {
  opening: 'rise',
  morning: 'rise',
  early: 'rise',
  visit: 'rise',
  lunch: 'sun',
  chair: 'sun',
  desk: 'sun',
  work: 'sun',
  rush: 'sun',
  delivery: 'box',
  bill: 'paper',
  invoice: 'paper',
  night: 'moon',
  closing: 'moon',
  quarter: 'moon',
  tour: 'calendar',
  write: 'clock',
  call: 'phone',
};

/** The hour of a step, drawn beside its words. */
export function Moment({ step }: { readonly step: string }): ReactNode {
  const moment = moments[step];
  return (
    moment && (
      <Picture name="moment" size={[64, 64]}>
        <path d={drawings[moment]} />
      </Picture>
    )
  );
}
