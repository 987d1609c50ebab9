import { defineCopy } from 'wortlaut';
import exhibitions from '../exhibitions/en.ts';

export default defineCopy('home', {
  meta: {
    title: '{brand:product}: the point of sale on your iPad',
    description:
      'Point of sale for iPad: ring up, invoice, see today’s takings. New iPad and one year of Premium for {fact:offer.price}. {fact:trial.period|-day} free trial, no credit card.',
  },
  country: {
    promise: 'Shutters down. Already cashed up.',
    intro:
      'The cloud point of sale for shops, cafés and salons: sell at the counter, on the terrace or at the market, and see the day’s takings on your phone.',
    start: 'Start free trial',
    learn: 'Learn more',
  },
  hero: {
    eyebrow: 'iPad and Premium in one package',
    heading: 'Sell at the counter. See the day from anywhere.',
    lead: 'One iPad rings up, prints receipts, writes invoices and cashes up. You look at the takings on your phone, wherever you are.',
    offer: 'New iPad and one year of Premium',
    before: 'instead of {fact:offer.regularPrice}',
    currency: 'prices in euros',
    saving: 'Save {fact:offer.saving}',
    included: 'Free setup and 24/7 support included',
    cta: 'Reserve the package',
  },
  countdown: {
    label: 'The offer ends on',
    days: '{days, plural, one {day} other {days}}',
    hours: '{hours, plural, one {hour} other {hours}}',
    minutes: '{minutes, plural, one {minute} other {minutes}}',
    seconds: '{seconds, plural, one {second} other {seconds}}',
    ended: 'This offer has ended. Ask us what applies today.',
    pause: 'Pause the countdown',
    resume: 'Resume the countdown',
  },
  features: {
    heading: 'What it takes off your hands',
    lead: 'The work around the sale: receipts, stock, reports, bookkeeping.',
    items: {
      invoices: { title: 'Receipts and invoices', text: 'Print them or send them by messaging app, laid out the way you want.' },
      invoicesPoland: {
        title: 'Sales documents',
        text: 'Laid out the way you want. The receipt comes from the fiscal cash register, and invoices go through KSeF ({fact:law.pl.invoices|from}).',
      },
      products: { title: 'Items in one tap', text: 'Add an item, set the price, drag it into place. One tap sells it.' },
      sales: { title: 'Sales on your phone', text: 'What has been sold, by whom and for how much, while the shop is open.' },
      offline: { title: 'Sells without internet', text: 'The line is down, the queue is not. Sales are stored and synced later.' },
      analytics: { title: 'The lunch rush', text: 'The numbers come in while you sell: which items earn, which hours are slow.' },
      lawAustria: {
        title: 'Closing time',
        text: 'Print the day’s report, turn off the lights. In Austria every receipt needs a signature under {fact:law.at.till} ({fact:law.at.till|from}). The till is prepared for this rule.',
      },
      lawGermany: {
        title: 'Closing time',
        text: 'Print the day’s report, turn off the lights. In Germany an electronic till needs a certified TSE ({fact:law.de.till}, {fact:law.de.till|from}). The till is prepared for this rule.',
      },
      lawFrance: {
        title: 'Closing time',
        text: 'Print the day’s report, turn off the lights. In France till software needs a certificate or a statement of its maker ({fact:law.fr.till|norm}). This till is not certified under {fact:law.fr.till}.',
      },
      lawPoland: {
        title: 'Closing time',
        text: 'The day is added up. Sales to consumers above {fact:law.pl.limit} a year go through a fiscal cash register ({fact:law.pl.till|norm}). {brand:product} is not one.',
      },
      lawSwitzerland: {
        title: 'Closing time',
        text: 'The cash book and a CSV file come straight from the till. Switzerland prescribes no particular till, only proper books ({fact:law.ch.books|norm}).',
      },
      accounting: {
        title: 'Ready for your accountant',
        text: 'The cash book and a CSV file for the accounting software come straight from the till.',
      },
    },
  },
  steps: {
    heading: 'Open the box, open the shop',
    items: {
      choose: { title: 'Sign up', text: 'Create your account without a credit card. Setting up takes under {fact:setup.time}.' },
      setup: {
        title: 'Let us set it up',
        text: 'We’ll set up your till remotely within {fact:setup.remote}. The iPad ships within {fact:setup.shipping}.',
      },
      sell: { title: 'Ring up', text: 'Put the iPad on the counter, add your items and sell. No lock-in contract.' },
    },
  },
  products: {
    heading: 'At the counter, in the hand, at the table',
    lead: 'Three devices, one till.',
    previous: 'Previous device',
    next: 'Next device',
    items: {
      till: { title: 'iPad till', text: 'The counter till: big buttons, a clear basket, a receipt to hand over.' },
      mobile: { title: 'Mobile view', text: 'The same till in your pocket: sell outside, check the takings at home.' },
      terminal: { title: 'Payment terminal', text: 'Card, phone or watch: one tap on the terminal and it’s paid.' },
    },
  },
  about: {
    heading: 'Made for people who stand behind the counter',
    text: 'Hairdressers, baristas, nail studios and shop owners work with {brand:product}. It has to make sense at midday on a Saturday, with a queue at the door.',
    link: 'Who we are',
  },
  contact: {
    heading: 'Questions? Ask a person.',
    phone: { what: 'Telephone', hours: '{fact:support.office}' },
    tickets: { what: 'Tickets', hours: '{fact:support.tickets}' },
    link: 'To support',
  },
  preOrder: {
    heading: 'Reserve your package',
    lead: 'Leave your details and we’ll call you back with everything you need to know. This is not yet an order: the terms apply once you place one.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    message: 'What do you sell?',
    terms: 'I accept the terms and conditions.',
    submit: 'Reserve without obligation',
    sending: 'Sending…',
    sentHeading: 'Thanks, we’ve got it.',
    sentText: 'We’ll get in touch. Until then, the free trial is open to you.',
    problems: 'Please check these fields',
    nameRequired: 'Name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Invalid email',
    phoneRequired: 'Phone is required',
    termsRequired: 'You must accept the terms and conditions',
  },
  exhibitions: {
    heading: 'Try it at a trade fair',
    upcoming: 'Coming up',
    past: 'Past',
    link: 'All trade fairs',
    items: exhibitions.items,
  },
});
