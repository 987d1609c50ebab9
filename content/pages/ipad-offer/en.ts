import { translate } from 'wortlaut';
import source from './es.ts';

export default translate(source, {
  meta: {
    title: 'iPad and cash register for {fact:offer.price} | {brand:product}',
    description:
      'A new iPad and one year of Premium for {fact:offer.price} instead of {fact:offer.regularPrice}. Free setup and 24/7 support included.',
  },
  hero: {
    eyebrow: 'For shops in Spain',
    heading: 'A new iPad. A year of the till app.',
    lead: 'Take it out of the box, put it on the counter, ring up the first sale. Whatever needs setting up, we set up.',
    cta: 'Reserve the package',
    call: 'Call sales',
  },
  receipt: {
    label: 'What the offer includes and what it costs',
    items: {
      ipad: { what: 'New iPad', amount: 'included' },
      premium: { what: 'Premium, one year', amount: 'included' },
      setup: { what: 'Setup', amount: 'free' },
      support: { what: '24/7 support', amount: 'included' },
    },
    before: 'Regular price',
    saving: 'Save {fact:offer.saving}',
    total: 'Total',
  },
  views: {
    heading: 'What comes in the box. And what does not fit in one.',
    lead: 'Four things, one price.',
    items: {
      ipad: {
        title: 'A new iPad',
        text: 'New, yours, and made for a counter.',
        picture: 'A new iPad in its sealed box, with its cable and charger beside it',
      },
      premium: {
        title: 'One year of Premium',
        text: 'Ring up, invoice, see your sales: a year of it is paid for.',
        picture: 'The till on the iPad: a sale of three items and the total to pay',
      },
      setup: {
        title: 'The setup',
        text: 'Free and remote, within {fact:setup.remote}.',
        picture: 'An iPad with the setup checklist, nearly all of it ticked',
      },
      support: {
        title: '24/7 support',
        text: 'Write to us when you are stuck, even late on a Sunday.',
        picture: 'A conversation with support on a phone, at night',
      },
    },
  },
  features: {
    heading: 'What Premium does for you',
    lead: 'A whole year of it, already in the price.',
    items: {
      receipts: 'Receipts and invoices, printed or sent by messaging app',
      items: 'Items you add, drag into place and sell with one tap',
      phone: 'Sales as they happen, on your phone',
      offline: 'Keeps selling when the internet is down',
      figures: 'Which items earn and which hours are slow',
      payments: 'Cash, card and phone, even on one receipt',
      staff: 'You decide what each person can do',
      verifactu: '{fact:law.es.till} receipts since {fact:claims.verifactu}',
    },
  },
  reviews: {
    heading: 'Heard behind the counter',
    lead: 'Each review in the language it was written in.',
    rating: '{rating, number} out of 5 stars',
  },
  steps: {
    heading: 'You reserve, we set up, you sell',
    lead: 'Reserving costs nothing and is not yet an order.',
    items: {
      reserve: { title: 'Reserve the package', text: 'Leave your details and we’ll call to sort out the rest.' },
      setup: { title: 'We set it up', text: 'Your till is configured remotely within {fact:setup.remote}.' },
      shipping: { title: 'The iPad arrives', text: 'We ship it within {fact:setup.shipping}. Switch it on and sell.' },
    },
  },
  assurances: {
    guarantee: '{fact:trial.guarantee|-day} money-back guarantee',
    trial: '{fact:trial.period|-day} free trial, no credit card',
    contract: 'No lock-in and clear prices',
  },
  contact: {
    heading: 'Rather ask first?',
    text: 'You’ll speak to someone who knows the till.',
    phone: 'Sales line',
    hours: 'Hours',
    email: 'Email',
    emailHours: 'Answered 24/7',
  },
  closing: {
    heading: '{fact:offer.price}, and the counter is ready',
    text: 'That is {fact:offer.saving} less than the regular price.',
    cta: 'Reserve the package',
  },
  dialog: {
    heading: 'Reserve your package',
    lead: 'Leave your details and we’ll call you. This is not yet an order: the terms apply once you place one.',
    price: '{fact:offer.price} instead of {fact:offer.regularPrice}',
  },
});
