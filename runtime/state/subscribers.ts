import { readList, store, writeList } from '../shared/storage.ts';

/** Triggers that open the popup automatically (S4). */
export type Trigger = 'time' | 'scroll' | 'exit';

/** The popup's wordings (S5). */
export const variants = ['growth', 'smart', 'magic'] as const;
export type Variant = (typeof variants)[number];

export interface Subscriber {
  readonly email: string;
  /** ISO 8601 */
  readonly timestamp: string;
  readonly source: 'popup';
  readonly variant: Variant;
  /** Triggers that had fired when the popup opened automatically. */
  readonly triggers?: readonly Trigger[];
}

const key = 'emailSubscribers';
const listeners = new Set<() => void>();

/** Stores addresses in this browser only (C6). False if that failed, which the form shows (V6). */
export function addSubscriber(subscriber: Subscriber): boolean {
  const stored = store(key, JSON.stringify([...readList(key), subscriber]));
  notifyListeners();
  return stored;
}

/** Reads the subscribers; malformed entries are ignored (X4). */
export function readSubscribers(): readonly Subscriber[] {
  return readList(key).filter(isSubscriber);
}

export function clearSubscribers(): void {
  writeList(key, []);
  notifyListeners();
}

/** Calls back when subscribers come or go, here or in another tab. */
export function onSubscribersChange(listener: () => void): void {
  listeners.add(listener);
  addEventListener('storage', listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function isSubscriber(entry: unknown): entry is Subscriber {
  const subscriber = entry as Partial<Subscriber> | null;
  const readable = typeof subscriber?.email === 'string' && !Number.isNaN(Date.parse(String(subscriber.timestamp)));
  return readable && variants.some((variant) => variant === subscriber.variant) && isTriggers(subscriber.triggers);
}

function isTriggers(triggers: unknown): boolean {
  return triggers === undefined || (Array.isArray(triggers) && triggers.every((trigger) => typeof trigger === 'string'));
}
