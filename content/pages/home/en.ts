import { defineCopy } from 'wortlaut';
import exhibitions from '../exhibitions/en.ts';

export default defineCopy('home', {
  meta: {
    title: '{brand:product}: the cash register on your iPad',
    description:
      'Ring up, invoice and see today’s takings from anywhere. New iPad and one year of Premium for {fact:offer.price}. {fact:trial.period|-day} free trial, no credit card.',
  },
  country: {
    intro:
      'The cloud cash register for shops, cafés and salons: sell at the counter, on the terrace or at the market, and see the day’s takings on your phone.',
    start: 'Start free trial',
    learn: 'Learn more',
  },
  hero: {
    eyebrow: 'iPad and Premium in one package',
    heading: 'Sell at the counter. See the day from anywhere.',
    lead: 'One iPad rings up, prints receipts, writes invoices and cashes up. You look at the takings on your phone, wherever you are.',
    offer: 'New iPad and one year of Premium',
    before: 'instead of {fact:offer.regularPrice}',
    saving: 'Save {fact:offer.saving}',
    included: 'Free setup and 24/7 support included',
    cta: 'Reserve the package',
    secondary: 'See how it works',
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
      products: { title: 'Items in one tap', text: 'Add an item, set the price, drag it into place. One tap sells it.' },
      sales: { title: 'Sales on your phone', text: 'What has been sold, by whom and for how much, while the shop is open.' },
      offline: { title: 'Sells without internet', text: 'The line is down, the queue is not. Sales are stored and synced later.' },
      analytics: { title: 'Numbers you can use', text: 'Which items earn, which hours are slow. The numbers come in while you sell.' },
      complianceAustria: {
        title: 'Ready for the tax office',
        text: 'Prepared for the tax rules of Austria. Receipts, end-of-day report and cash book come from one till.',
      },
      complianceGermany: {
        title: 'Ready for the tax office',
        text: 'Prepared for the tax rules of Germany. Receipts, end-of-day report and cash book come from one till.',
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
    text: 'Telephone {fact:support.office}, tickets {fact:support.tickets}.',
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
    sentHeading: 'Thank you, we have it.',
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
