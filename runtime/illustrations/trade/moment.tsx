import type { ReactNode } from 'react';
import { Pictogram, type PictogramName } from '../pictogram.tsx';

/** The step of a day, of a function or a way to help → what it looks like. */
const moments: Readonly<Record<string, PictogramName>> = {
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
  night: 'calendar',
  closing: 'moon',
  quarter: 'calendar',
  load: 'box',
  sell: 'bag',
  look: 'bars',
  hand: 'folder',
  arrange: 'keys',
  ring: 'keys',
  choose: 'keys',
  ask: 'asked',
  pay: 'card',
  hold: 'near',
  done: 'paper',
  tour: 'signpost',
  write: 'letter',
  call: 'phone',
  email: 'letter',
  phone: 'phone',
  ticket: 'ticket',
  remote: 'remote',
};

/** The hour or the thing of a step, drawn beside its words. */
export function Moment({ step }: { readonly step: string }): ReactNode {
  const name = moments[step];
  return name && <Pictogram name={name} />;
}
