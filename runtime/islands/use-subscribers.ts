import { useSyncExternalStore } from 'react';
import { onSubscribersChange, readSubscribers, type Subscriber, subscribersVersion } from '../state/subscribers.ts';

/** The addresses that the popup has collected in this browser (C6), as they come and go; none before script has taken over. */
export function useSubscribers(): readonly Subscriber[] {
  const version = useSyncExternalStore(onSubscribersChange, subscribersVersion, () => '');
  return version === '' ? [] : readSubscribers();
}
