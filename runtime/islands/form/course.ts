import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FormValues, Problem } from '../../forms/check.ts';

/** What is wrong with a field, in words. */
export interface ToldProblem {
  readonly field: string;
  readonly text: string;
}

export interface Course {
  readonly state: 'entering' | 'sending' | 'sent';
  readonly problems: readonly ToldProblem[];
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly sent: RefObject<HTMLDivElement | null>;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Fetches the form's rules ahead of time. */
  prepare(): void;
  /** Back to an empty form. */
  restart(): void;
}

interface Given {
  /** The form's rules: fetched when it is used, because they weigh more than all the rest of it. */
  rules(): Promise<{ check(values: FormValues): readonly Problem[] }>;
  /** Key of a problem → its words. */
  readonly texts: Readonly<Record<string, string>>;
  /** Never fails: what cannot be sent now is kept (C1). */
  send(values: FormValues): Promise<void>;
}

/**
 * A form's course: what is wrong is told, what is right is sent. Success shows whatever a server answers, because the lead is
 * kept until it has arrived (C1, S3). Where the rules cannot be fetched, the browser checks what it can.
 */
export function useCourse({ rules, texts, send }: Given): Course {
  const [state, setState] = useState<Course['state']>('entering');
  const [problems, setProblems] = useState<readonly ToldProblem[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  useEffect(() => {
    if (state === 'sent') sent.current?.focus();
  }, [state]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state !== 'entering') return;
    const form = event.currentTarget;
    const values = readForm(form);
    setState('sending');
    const wrong = await rules().then(
      ({ check }) => check(values),
      () => (form.reportValidity() ? [] : undefined),
    );
    setProblems((wrong ?? []).map(({ field, key }) => ({ field, text: texts[key] ?? key })));
    if (wrong?.length !== 0) return setState('entering');
    await send(values);
    setState('sent');
  };
  const restart = useCallback(() => setState('entering'), []);
  return { state, problems, summary, sent, submit, prepare: () => void rules().catch(() => {}), restart };
}

function readForm(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
