import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FormValues, Problem } from '../../forms/check.ts';

/** Description of the problem of a field. */
interface ProblemText {
  readonly field: string;
  readonly text: string;
}

/** Why a lead counts as not sent: it is in the memory of this page alone, or the server has refused it. */
export type Failure = 'unstored' | 'refused';

export interface Form {
  readonly state: 'entering' | 'sending' | 'sent';
  readonly problems: readonly ProblemText[];
  readonly failure: Failure | undefined;
  /** The element that takes the focus: the list of problems, or the reason why nothing was sent. */
  readonly notice: RefObject<HTMLDivElement | null>;
  readonly sent: RefObject<HTMLDivElement | null>;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Checks again what was wrong: a problem that is solved disappears, and none is added while the visitor types. */
  correct(event: FormEvent<HTMLFormElement>): void;
  /** Fetches ahead of time what the form needs when it is sent. */
  prepare(): void;
  /** Back to an empty form. */
  restart(): void;
}

interface FormOptions {
  /** The form's rules: fetched when it is used, because they weigh more than all the rest of it. */
  rules(): Promise<{ check(values: FormValues): readonly Problem[] }>;
  /** Values that are sent without a rule. */
  prepare?(): Promise<unknown>;
  /** Key of a problem → its words. */
  readonly texts: Readonly<Record<string, string>>;
  /** Never rejects: what cannot be sent now is stored (C1). If that fails, `onArrival` is called when it arrives after all. */
  send(values: FormValues, onArrival: () => void): Promise<'sent' | Failure>;
}

/**
 * The state of a form, which shows what is wrong and sends what is right. Success shows whatever a server answers, because the
 * lead is stored until it has arrived (C1, S3); where it cannot be stored, the form stays and shows that. Where the rules cannot
 * be fetched, the browser checks what it can.
 */
export function useForm({ rules, prepare, texts, send }: FormOptions): Form {
  const [state, setState] = useState<Form['state']>('entering');
  const [problems, setProblems] = useState<readonly ProblemText[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const [attempts, setAttempts] = useState(0);
  // Several submits in one task all see the same state.
  const busy = useRef(false);
  const notice = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempts > 0) notice.current?.focus();
  }, [attempts]);
  useEffect(() => {
    if (state === 'sent') sent.current?.focus();
  }, [state]);

  const inWords = (found: readonly Problem[]) => found.map(({ field, key }) => ({ field, text: texts[key] ?? key }));
  const succeed = () => {
    setFailure(undefined);
    setState('sent');
  };
  const attempt = async (form: HTMLFormElement): Promise<'sent' | 'wrong' | Failure> => {
    const values = readForm(form);
    const wrong = await rules().then(
      ({ check }) => check(values),
      () => (form.reportValidity() ? [] : undefined),
    );
    setProblems(inWords(wrong ?? []));
    return wrong?.length === 0 ? send(values, succeed) : 'wrong';
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current || state !== 'entering') return;
    busy.current = true;
    setState('sending');
    const outcome = await attempt(event.currentTarget);
    busy.current = false;
    if (outcome === 'sent') return succeed();
    setFailure(outcome === 'wrong' ? undefined : outcome);
    setState('entering');
    setAttempts((before) => before + 1);
  };
  const correct = async ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    if (problems.length === 0) return;
    const found = await rules().then(({ check }) => inWords(check(readForm(form))));
    setProblems((shown) => found.filter(({ field }) => shown.some((one) => one.field === field)));
  };
  return {
    ...{ state, problems, failure, notice, sent },
    submit,
    correct: (event) => void correct(event).catch(() => {}),
    prepare: () => void Promise.all([rules(), prepare?.()]).catch(() => {}),
    restart: useCallback(() => setState('entering'), []),
  };
}

function readForm(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
