import type { ReactNode } from 'react';
import { type Localized, type PageContext, usePage } from 'wortlaut/react';
import { amountOf } from '../amounts.ts';
import { least } from '../forms/second-offer.ts';
import { Contact, type ContactProps } from '../islands/form/contact.tsx';
import { type LeadTexts, leadTextKeys } from '../islands/form/lead-fields.tsx';
import type { SecondOffer } from '../islands/form/lead-sending.ts';
import { inOneLine } from '../phone.ts';
import { pixelOf } from '../pixel.ts';
import { Island } from './island.tsx';
import { contactOf, leadFormOf, tooLong } from './lead-form.ts';

interface LeadDialogProps {
  /** Unique on the page. Whatever opens the dialog is a link to it: `href="#id"`. */
  readonly id: string;
  /** The second offer has more required fields, and stores the answers in the browser (V5, C6). */
  readonly form: 'lead' | 'second-offer';
  readonly heading: Localized;
  readonly lead: Localized;
  readonly price?: Localized;
}

/**
 * The lead dialog, once at the end of a page (S3). Without script its openers link to it, and a posted form returns to the note after it.
 */
export function LeadDialog({ id, form, heading, lead, price }: LeadDialogProps): ReactNode {
  const page = usePage();
  const { lang } = page.words('lead');
  const tag = lang ?? page.tag;
  const common = page.words('common');
  const texts = textsOf(page);
  const given = leadFormOf(page, 'salesPhone');
  if (!given)
    return <ContactSheet id={id} heading={heading} contact={contactOf(page, 'salesPhone')} lang={tag} close={common.text('close')} />;
  const { left: _, ...shared } = given;
  return (
    <>
      <Island
        of="lead-dialog"
        when="dialog"
        props={{
          id,
          heading,
          lead: inOneLine(lead, page.brand('salesPhone')),
          texts,
          tag,
          close: common.text('close'),
          optional: common.text('optional'),
          ...shared,
          hours: page.format('support.phone'),
          successFor: page.milliseconds('behaviour.leadSuccess'),
          ...(price ? { price } : {}),
          ...(form === 'second-offer' ? { secondOffer: secondOfferOf(page) } : {}),
        }}
      />
      <div className="lead-dialog-received" id={`${id}-sent`} lang={tag}>
        <p>
          <strong>{texts.sentHeading}</strong> {texts.sentText}
        </p>
        <a className="lead-dialog-close" id={`${id}-read`} href={`#${id}-read`}>
          <span className="visually-hidden">{common.text('close')}</span>
        </a>
      </div>
    </>
  );
}

/** Replaces the dialog if the site takes no leads: its openers link here. */
function ContactSheet({ id, heading, contact, lang, close }: ContactSheetProps): ReactNode {
  return (
    <section className="lead-dialog-received" id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div lang={lang}>
        <Contact {...contact} />
        <a className="lead-dialog-close" id={`${id}-read`} href={`#${id}-read`}>
          <span className="visually-hidden">{close}</span>
        </a>
      </div>
    </section>
  );
}

interface ContactSheetProps {
  readonly id: string;
  readonly heading: Localized;
  readonly contact: ContactProps;
  readonly lang: string;
  readonly close: Localized;
}

function textsOf(page: PageContext): LeadTexts {
  const words = page.words('lead');
  return {
    ...(Object.fromEntries(leadTextKeys.map((key) => [key, words.text(key)])) as Pick<LeadTexts, (typeof leadTextKeys)[number]>),
    firstNameShort: words.text('firstNameShort', { characters: least.characters }),
    lastNameShort: words.text('lastNameShort', { characters: least.characters }),
    companyShort: words.text('companyShort', { characters: least.characters }),
    phoneShort: words.text('phoneShort', { digits: least.digits }),
    ...tooLong(page, {
      firstName: words.text('firstName'),
      lastName: words.text('lastName'),
      company: words.text('company'),
      email: words.text('email'),
      phone: words.text('phone'),
    }),
  };
}

/** Value of a second-offer lead for the pixel: its monthly price (C5). */
function secondOfferOf(page: PageContext): SecondOffer {
  const price = page.fact('offer.monthly');
  const pixel = pixelOf(page);
  if (price.kind !== 'money') throw new Error('the fact offer.monthly is not an amount of money');
  return {
    source: 'ipad-offer-2',
    event: { name: 'Lead', contentName: 'iPad Offer 2', value: amountOf(price), currency: price.currency },
    ...(pixel && { pixel: pixel.endpoint }),
  };
}
