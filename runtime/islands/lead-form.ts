import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { leadBody, type PreOrderTexts, type Problem, preOrderRules, problemsOf } from '../state/lead.ts';
import { newKey, post } from '../state/outbox.ts';

export interface LeadForm {
  readonly state: 'entering' | 'sending' | 'sent';
  readonly problems: readonly Problem[];
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly sent: RefObject<HTMLDivElement | null>;
  submit(event: FormEvent<HTMLFormElement>): void;
}

/** A lead form's course: what is wrong is told, what is right is sent. Success is shown whatever the server answers, because the lead is kept until it has arrived (C1). */
export function useLeadForm(action: string, texts: PreOrderTexts): LeadForm {
  const [state, setState] = useState<LeadForm['state']>('entering');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  useEffect(() => {
    if (state === 'sent') sent.current?.focus();
  }, [state]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state !== 'entering') return;
    const values = readForm(event.currentTarget);
    const found = problemsOf(values, preOrderRules(texts));
    setProblems(found);
    if (found.length > 0) return;
    setState('sending');
    void post({ key: newKey(), to: action, body: leadBody(values), at: new Date().toISOString() }).then(() => setState('sent'));
  };
  return { state, problems, summary, sent, submit };
}

function readForm(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
