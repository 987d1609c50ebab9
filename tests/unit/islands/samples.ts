import { parse } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage, Localized } from '../../../generator/model/localized.ts';
import type { LeadFormProps } from '../../../runtime/islands/form/lead-form.ts';

export const text = (wording: string) => wording as Localized;

export function message<Values>(wording: string, tag = 'en'): CompiledMessage<Values> {
  return { tag, elements: parse(wording) };
}

/** Props that every form for leads gets. */
export const leadForm: LeadFormProps = {
  action: '/api/offer',
  circumstances: { language: 'en', country: 'at', page: '/at-en/', document: '/at-en/agb/', edition: '2026-11-01', hash: 'f00d' },
  termsLink: { label: text('Terms'), link: { href: '/at-en/agb/' }, newTab: text('opens in a new tab') },
  privacy: {
    text: text('How we handle your details:'),
    label: text('Privacy'),
    link: { href: '/at-en/privacy/' },
    newTab: text('opens in a new tab'),
  },
  unsent: {
    heading: text('That did not work.'),
    unstored: text('Nothing answers.'),
    refused: text('It was refused.'),
    reach: text('Call or write:'),
    phone: text('+43 1 000 0000'),
    email: text('hello@muster.example'),
  },
  offline: text('There is no connection.'),
  left: text('Characters left:'),
};
