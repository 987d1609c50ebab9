import { useSyncExternalStore } from 'react';

/** Whether the page is hidden, because another tab is in front of it. */
export function useHiddenTab(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
