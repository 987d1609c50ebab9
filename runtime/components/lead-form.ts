import type { Localized, PageContext } from 'wortlaut/react';
import { type LimitedField, limits } from '../forms/limits.ts';
import type { ContactProps } from '../islands/form/contact.tsx';
import type { LeadFormProps } from '../islands/form/lead-form.ts';

/** Which of the brand's telephone numbers is named. */
type PhoneKey = 'phone' | 'salesPhone';

/** The props of every form for leads; undefined if the site takes no leads. */
export function leadFormOf(page: PageContext, phone: PhoneKey): LeadFormProps | undefined {
  if (page.leadEndpoint === undefined) return undefined;
  const words = page.words('delivery');
  const lead = page.words('lead');
  // A contract that is only announced has an address, but no words and no hash: visitors cannot accept it (decision 40).
  const accepted = page.acceptedDocument('terms');
  const isAnnounced = accepted?.hash === undefined;
  const { document = '', edition = '', hash = '' } = (!isAnnounced && accepted) || {};
  return {
    action: page.leadEndpoint,
    circumstances: { language: page.language, country: page.country ?? '', page: page.path, document, edition, hash },
    ...(isAnnounced && { announced: { terms: lead.text('termsAnnounced'), termsRequired: lead.text('announcedRequired') } }),
    termsLink: {
      label: lead.text('termsLink'),
      link: page.requiredLink({ page: 'terms' }),
      newTab: page.words('common').text('newTab'),
    },
    privacy: {
      text: lead.text('privacy'),
      label: page.words('footer').text('privacy'),
      link: page.requiredLink({ page: 'privacy' }),
      newTab: page.words('common').text('newTab'),
    },
    unsent: {
      ...contactOf(page, phone),
      heading: words.text('unsentHeading'),
      unstored: words.text('unstored'),
      refused: words.text('refused'),
    },
    kept: { heading: words.text('keptHeading'), text: words.text('keptText') },
    offline: words.text('offline'),
    left: words.text('left'),
  };
}

/** The ways to a person. */
export function contactOf(page: PageContext, phone: PhoneKey): ContactProps {
  return { reach: page.words('delivery').text('reach'), phone: page.brand(phone), email: page.brand('email') };
}

/** The message for an answer that is too long, for each field of a form by its label. */
export function tooLong<const Field extends LimitedField>(page: PageContext, labels: Readonly<Record<Field, Localized>>) {
  const messages = (Object.entries(labels) as [Field, Localized][]).map(([field, label]) => [
    `${field}Long`,
    page.words('delivery').text('tooLong', { field: label, limit: limits[field] }),
  ]);
  return Object.fromEntries(messages) as Readonly<Record<`${Field}Long`, Localized>>;
}
