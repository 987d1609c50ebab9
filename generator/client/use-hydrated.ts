import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script has taken over: false in the static HTML and in the render that must equal it, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
