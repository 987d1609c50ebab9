import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FormValues, Problem } from '../../forms/check.ts';
import type { Outcome } from '../../state/outbox.ts';

/** Description of the problem of a field. */
interface ProblemText {
  readonly field: string;
  readonly text: string;
}

/** Why a lead counts as not sent: it is in the memory of this page alone, or the server has refused it. */
export type Failure = Exclude<Outcome, 'arrived' | 'stored'>;

/** One submission of a form. */
export interface Submission {
  /** Whether the visitor pressed the button before the script of the form was there. */
  readonly replayed: boolean;
  /** Shows what has become of a lead that waited. Returns false if the visitor has changed the form since. */
  later(outcome: Outcome): boolean;
}

export interface Form {
  /** `kept`: the lead is stored in the browser and is sent again. */
  readonly state: 'entering' | 'sending' | 'kept' | 'sent';
  readonly problems: readonly ProblemText[];
  readonly failure: Failure | undefined;
  /** The element that takes the focus: the list of problems, or the reason why nothing was sent. */
  readonly notice: RefObject<HTMLDivElement | null>;
  readonly sent: RefObject<HTMLDivElement | null>;
  /** The values that were sent. */
  readonly given: FormValues;
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
  /** Fetches what sending needs. */
  prepare?(): Promise<unknown>;
  /** Key of a problem → its words. */
  readonly texts: Readonly<Record<string, string>>;
  /** Never rejects: what cannot be sent now is stored (C1). */
  send(values: FormValues, submission: Submission): Promise<Outcome>;
}

/**
 * The state of a form, which shows what is wrong and sends what is right. Success shows also if the server fails, because the lead is
 * stored until it has arrived (C1, S3), in words that are true then; where it cannot be stored or is refused, the form stays and shows
 * that. Where the rules cannot be fetched, the browser checks what it can.
 */
export function useForm({ rules, prepare, texts, send }: FormOptions): Form {
  const [state, setState] = useState<Form['state']>('entering');
  const [problems, setProblems] = useState<readonly ProblemText[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const [attempts, setAttempts] = useState(0);
  const [given, setGiven] = useState<FormValues>({});
  // Several submits in one task all see the same state.
  const busy = useRef(false);
  // Changes with each submission and each change of the form.
  const round = useRef(0);
  const fresh = useFreshness();
  const notice = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempts > 0) notice.current?.focus();
  }, [attempts]);
  const done = isDone(state);
  useEffect(() => {
    if (done) sent.current?.focus();
  }, [done]);

  const inWords = (found: readonly Problem[]) => found.map(({ field, key }) => ({ field, text: texts[key] ?? key }));
  const show = (outcome: Outcome | 'wrong') => {
    const success = outcome === 'arrived' ? 'sent' : outcome === 'stored' ? 'kept' : undefined;
    setState(success ?? 'entering');
    setFailure(success || outcome === 'wrong' ? undefined : (outcome as Failure));
    if (!success) setAttempts((before) => before + 1);
  };
  const restart = useCallback(() => {
    round.current++;
    setState('entering');
  }, []);
  const attempt = async (form: HTMLFormElement, replayed: boolean): Promise<Outcome | 'wrong'> => {
    const mine = ++round.current;
    let kept = false;
    const later = (outcome: Outcome) => {
      if (round.current !== mine) {
        if (outcome === 'arrived') setFailure(undefined);
        return false;
      }
      // The form is empty by then: the notice of refused leads has the input.
      if (kept && outcome === 'refused') restart();
      else show(outcome);
      return true;
    };
    const values = readForm(form);
    const wrong = await rules().then(
      ({ check }) => check(values),
      () => (form.reportValidity() ? [] : undefined),
    );
    setProblems(inWords(wrong ?? []));
    if (wrong?.length !== 0) return 'wrong';
    setGiven(values);
    const outcome = await send(values, { replayed, later });
    kept = outcome === 'stored';
    return outcome;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current || state !== 'entering') return;
    busy.current = true;
    setState('sending');
    const outcome = await attempt(event.currentTarget, fresh.current);
    busy.current = false;
    show(outcome);
  };
  const correct = async ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    round.current++;
    if (problems.length === 0) return;
    const faults = await rules().then(({ check }) => inWords(check(readForm(form))));
    setProblems((shown) => faults.filter(({ field }) => shown.some((one) => one.field === field)));
  };
  return {
    ...{ state, problems, failure, notice, sent, given },
    submit,
    correct: (event) => void correct(event).catch(() => {}),
    prepare: () => void Promise.all([rules(), prepare?.()]).catch(() => {}),
    restart,
  };
}

/** Whether a form has been sent, or is stored until it is. */
export const isDone = (state: Form['state']): boolean => state === 'kept' || state === 'sent';

/** Whether the script has only just taken over: a submission in that task is one that the visitor made before. */
function useFreshness(): RefObject<boolean> {
  const fresh = useRef(true);
  useEffect(() => {
    const end = setTimeout(() => {
      fresh.current = false;
    });
    return () => clearTimeout(end);
  }, []);
  return fresh;
}

function readForm(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
