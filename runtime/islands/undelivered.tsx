import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Localized } from 'wortlaut/react';
import { showToast } from '../shared/toast.ts';
import { newKey, post, withdraw } from '../state/outbox.ts';
import { type Lead, refusedLeads, removeRefused } from '../state/outbox-store.ts';
import { refusalEvent } from '../state/refusal.ts';
import { correctedLead, fieldsOf, isPutAway, putAway } from '../state/refused-lead.ts';
import { Contact, type ContactProps } from './form/contact.tsx';
import type { KeptTexts } from './form/submit.tsx';
import { Correction, type CorrectionTexts } from './undelivered/correction.tsx';

interface UndeliveredProps extends ContactProps, CorrectionTexts {
  readonly heading: Localized;
  readonly text: Localized;
  /** 'Correct and send again' */
  readonly correct: Localized;
  /** 'Later': puts the notice away until the next visit. */
  readonly later: Localized;
  /** 'Delete it from this device' */
  readonly remove: Localized;
  /** The words after it was sent again: it has arrived, it waits in this browser, or it only waits in this page. */
  readonly sent: KeptTexts;
  readonly kept: KeptTexts;
  readonly unstored: Localized;
}

/**
 * Shows a lead that the server has refused, and who can be reached instead: at the end of the page and in sight. The visitor corrects it and
 * sends it again, puts the notice away until the next visit, or deletes it. Several are shown one after the other.
 */
export function Undelivered(props: UndeliveredProps): ReactNode {
  const { heading, text, correct, later, remove, sent, kept, unstored, reach, phone, email } = props;
  const [lead, setLead] = useState<Lead>();
  const [step, setStep] = useState<'told' | 'correcting' | 'sending'>('told');
  const [failed, setFailed] = useState(false);
  /** The last correction, which this page alone keeps: it may have arrived. */
  const last = useRef<{ readonly input: string; readonly lead: Lead }>(undefined);
  const showNext = useCallback((past?: Lead) => {
    last.current = undefined;
    setStep('told');
    setFailed(false);
    setLead(refusedLeads().find((one) => one.key !== past?.key && !isPutAway(one)));
  }, []);
  useEffect(() => showNext(), [showNext]);
  useEffect(() => {
    // The lead stays while it is refused: the visitor may be correcting it. Another tab, or a page that was visited since, may have sent or deleted it.
    const check = () => {
      if (refusedLeads().every(({ key }) => key !== lead?.key)) showNext();
    };
    const listening = new AbortController();
    addEventListener('storage', check, listening);
    for (const sign of ['visibilitychange', refusalEvent]) document.addEventListener(sign, check, listening);
    return () => listening.abort();
  }, [lead, showNext]);
  if (!lead) return null;

  const correctionOf = (refused: Lead, entered: FormData): Lead => {
    const input = JSON.stringify([...entered]);
    const before = last.current;
    if (before?.input === input) return before.lead;
    if (before) withdraw(before.lead.key);
    last.current = { input, lead: correctedLead(before?.lead ?? refused, entered, newKey()) };
    return last.current.lead;
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === 'sending') return;
    setStep('sending');
    const correction = correctionOf(lead, new FormData(event.currentTarget));
    const outcome = await post(correction, (fate) => fate === 'arrived' && removeRefused(lead.key));
    const isKept = refusedLeads().some(({ key }) => key === correction.key);
    if (outcome === 'unstored' || (outcome === 'refused' && !isKept)) {
      setStep('correcting');
      setFailed(outcome === 'unstored');
      return;
    }
    removeRefused(lead.key);
    if (outcome !== 'refused') {
      const { heading: title, text: description } = outcome === 'stored' ? kept : sent;
      showToast({ title, description });
    }
    showNext();
  };
  const onLater = () => {
    putAway(lead);
    showNext(lead);
  };
  const onRemove = () => {
    if (last.current) withdraw(last.current.lead.key);
    removeRefused(lead.key);
    showNext();
  };
  const buttons = [
    ...(step === 'told' ? [{ words: correct, act: () => setStep('correcting') }] : []),
    { words: later, act: onLater },
    { words: remove, act: onRemove },
  ];
  return (
    <aside className="consent undelivered" aria-label={heading}>
      <div className="consent-words">
        <p role="alert">
          <strong>{heading}</strong> <span>{failed ? unstored : text}</span>
        </p>
        <Contact reach={reach} phone={phone} email={email} entered={Object.values(fieldsOf(lead)).filter(Boolean).join('\n')} />
        {step !== 'told' && <Correction {...props} fields={fieldsOf(lead)} busy={step === 'sending'} onSubmit={onSubmit} />}
      </div>
      <div className="consent-buttons">
        {buttons.map(({ words, act }) => (
          <button type="button" className="button line" key={words} onClick={act}>
            {words}
          </button>
        ))}
      </div>
    </aside>
  );
}
