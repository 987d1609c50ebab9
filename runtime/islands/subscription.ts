import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { looksLikeEmail } from '../state/email.ts';
import { addSubscriber, type Subscriber, type Trigger, type Variant } from '../state/subscribers.ts';

interface SubscriptionTexts {
  readonly empty: string;
  readonly invalid: string;
  readonly failed: string;
}

/** How the popup came to be shown. */
interface Source {
  readonly variant: Variant;
  readonly triggers: readonly Trigger[];
}

export interface Subscription {
  readonly problem: string | undefined;
  readonly accepted: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  submit(event: FormEvent<HTMLFormElement>): void;
}

/** The popup's form: it shows what is wrong and leaves the address in the field (V6), or stores the address in this browser (C6). */
export function useSubscription(texts: SubscriptionTexts, source: Source): Subscription {
  const [problem, setProblem] = useState<string>();
  const [accepted, setAccepted] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = input.current?.value.trim() ?? '';
    const stored = looksLikeEmail(email) && addSubscriber(subscriber(email, source));
    setProblem(stored ? undefined : problemOf(email, texts));
    setAccepted(stored);
    if (!stored) input.current?.focus();
  };
  return { problem, accepted, input, submit };
}

function problemOf(email: string, { empty, invalid, failed }: SubscriptionTexts): string {
  if (email === '') return empty;
  return looksLikeEmail(email) ? failed : invalid;
}

function subscriber(email: string, { variant, triggers }: Source): Subscriber {
  const entry = { email, timestamp: new Date().toISOString(), source: 'popup', variant } as const;
  return triggers.length > 0 ? { ...entry, triggers } : entry;
}
