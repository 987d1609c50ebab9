import { addressToGoTo } from '../shared/locale-choice.ts';

/** Goes to an address, with the query and the fragment of the present one; stays where it is the present one (A11). */
export function goTo(address: string | undefined): void {
  const there = addressToGoTo(address, location.pathname + location.search + location.hash);
  if (there !== undefined) location.assign(there);
}
