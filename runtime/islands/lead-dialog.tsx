import { type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from 'wortlaut/client';
import type { Localized } from 'wortlaut/react';
import { withPrefix } from '../forms/phone-prefixes.ts';
import { LeadFields, type LeadTexts } from './form/lead-fields.tsx';
import type { LeadFormProps } from './form/lead-form.ts';
import { prepareSending, type SecondOffer, saveSecondOfferLead, useLeadSender } from './form/lead-sending.ts';
import { Sent } from './form/submit.tsx';
import { isDone, useForm } from './form/use-form.ts';

export interface LeadDialogProps extends Omit<LeadFormProps, 'left'> {
  /** Unique on the page; openers link to it. */
  readonly id: string;
  readonly heading: Localized;
  readonly lead: Localized;
  readonly price?: Localized;
  readonly texts: LeadTexts;
  /** BCP 47 tag of the texts, which may differ from that of the page's copy. */
  readonly tag: string;
  readonly close: Localized;
  readonly optional: Localized;
  /** When the telephone is answered. */
  readonly hours: Localized;
  /** Milliseconds for which success shows. */
  readonly successFor: number;
  /** Set on the second offer, whose leads stay in the browser (C6). */
  readonly secondOffer?: SecondOffer;
}

/** The lead dialog (S3), which `linkedDialog` opens and closes: closed, open, sending, success for a while, then empty and closed. Closing it earlier retains the input. */
export function LeadDialog(props: LeadDialogProps): ReactNode {
  const { id, heading, lead, price, tag, close, hours, kept, successFor, secondOffer } = props;
  const hydrated = useHydrated();
  const texts = { ...props.texts, ...props.announced };
  const ref = useRef<HTMLDialogElement>(null);
  const send = useLeadSender('lead');
  const form = useForm({
    rules: () => (secondOffer ? import('../forms/second-offer.ts') : import('../forms/lead.ts')),
    ...(secondOffer ? {} : { prepare: prepareSending }),
    texts: { ...texts },
    send: (values, submission) => (secondOffer ? saveSecondOfferLead(secondOffer, values) : send(values, submission)),
  });
  const { restart, state } = form;
  const done = isDone(state);
  const { firstName, lastName, prefix, phone = '' } = form.given;

  useEffect(() => {
    if (!isDone(state)) return;
    const end = setTimeout(() => {
      restart();
      ref.current?.close();
    }, successFor);
    return () => clearTimeout(end);
  }, [state, successFor, restart]);

  return (
    <dialog
      className={hydrated ? 'lead-dialog alive' : 'lead-dialog'}
      id={id}
      ref={ref}
      aria-labelledby={`${id}-heading`}
      onClose={done ? restart : undefined}
    >
      <div className="slip lead-dialog-sheet">
        <h2 className={done ? 'visually-hidden' : 'lead-dialog-heading'} id={`${id}-heading`} tabIndex={-1}>
          {heading}
        </h2>
        <a className="lead-dialog-close" id={`${id}-closed`} href={`#${id}-closed`} lang={tag}>
          <span className="visually-hidden">{close}</span>
        </a>
        {done ? (
          <div lang={tag}>
            <Sent
              form={form}
              heading={secondOffer ? texts.savedHeading : texts.sentHeading}
              text={secondOffer ? texts.savedText : texts.sentText}
              kept={kept}
              printed={[`${firstName} ${lastName}`, withPrefix(prefix, phone), ...(secondOffer ? [] : [hours])]}
            />
          </div>
        ) : (
          <>
            <p>{lead}</p>
            {price && <p className="lead-dialog-price">{price}</p>}
            <LeadFields {...props} texts={texts} id={`${id}-form`} form={form} hydrated={hydrated} back={`${id}-sent`} />
          </>
        )}
      </div>
    </dialog>
  );
}
