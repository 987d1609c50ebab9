import { translate } from 'wortlaut';
import source from './es.ts';

export default translate(source, {
  meta: {
    title: '{brand:product}: the iPad point of sale for your shop in Spain',
    description:
      'Ring up, invoice and see your sales on your phone. Cloud point of sale for iPad, {fact:law.es.till} receipts included. {fact:trial.period|-day} free trial, no credit card.',
  },
  hero: {
    name: '{brand:product}, the point of sale on your iPad',
    heading: 'Shutters down. Already cashed up.',
    lead: '{brand:product} turns an iPad into your point of sale: you ring up, write invoices and see the sales on your phone, wherever you are.',
    start: 'Try it free',
    how: 'See how it works',
  },
  returned: { heading: 'Returns' },
  pains: {
    heading: 'Four things you won’t miss',
    items: {
      sheet: {
        title: 'Invoices in a spreadsheet',
        text: 'You copy yesterday’s, change the name and hope the number isn’t taken.',
        over: 'No more copy and paste.',
      },
      dated: {
        title: 'A till from another age',
        text: 'It takes its time to start, freezes when there is a queue, and changing a price means calling the technician.',
        over: 'That old box is history.',
      },
      blind: {
        title: 'Not knowing what you sold today',
        text: 'You find out when you count the drawer. And if you are not in the shop, not even then.',
        over: 'No more guessing.',
      },
      change: {
        title: 'Working out change in your head',
        text: 'A large note, a queue, and somebody asks you something just as you are subtracting.',
        over: 'No more sums in your head.',
      },
    },
  },
  features: {
    heading: 'What you notice from day one',
    items: {
      invoices: {
        title: 'The invoice, before the customer leaves',
        text: 'Receipt or invoice from the same screen, in your own layout. Print it or send it by messaging app.',
      },
      products: { title: 'A new item in three steps', text: 'Add it, set the price, drag it into place. One tap sells it.' },
      sales: {
        title: 'Sales as they happen, wherever you are',
        text: 'What is selling, who is at the till and how much it comes to today. On your phone, while the shop is open.',
      },
    },
  },
  offer: {
    heading: 'New iPad and one year of Premium',
    before: 'instead of {fact:offer.regularPrice}',
    included: 'Free setup and 24/7 support included.',
    link: 'See the iPad offer',
  },
  reviews: {
    heading: 'What people who use {brand:product} say',
    rating: '{rating, number} out of 5 stars',
    noComment: 'Rated without a comment.',
  },
  steps: {
    heading: 'From cardboard box to first sale',
    items: {
      account: { title: 'Create your account', text: 'No credit card. It is ready in under {fact:setup.time}.' },
      items: {
        title: 'Add your items',
        text: 'Price them and drag them into place. If you’d rather not, we’ll set up your till remotely within {fact:setup.remote}.',
      },
      sell: {
        title: 'Ring up',
        text: 'Tap the item, take the money, hand over the receipt. Print the end-of-day report or save it as a PDF.',
      },
    },
  },
  products: {
    heading: 'What happens behind every sale',
    text: 'No notebook, no calculator, and you get your Sunday afternoon back.',
    functions: {
      closing: 'End-of-day report, printed or as a PDF',
      book: 'Cash book',
      calendar: 'Online reservation calendar',
      scanner: 'Barcode scanner',
      accounting: 'CSV export for your accounts',
      staff: 'Permissions for each employee',
    },
    link: 'See all features',
  },
  testimonials: {
    heading: 'Three counters, three easy cash-ups',
    stats: { customers: 'businesses', rating: 'average rating', satisfaction: 'satisfaction' },
  },
  comparison: {
    heading: 'Point by point',
    lead: 'What to check before you change your till.',
    others: 'Other tills',
    yes: 'Yes',
    no: 'No',
    rows: {
      invoices: 'Invoices from the counter',
      products: 'Items managed in one click',
      sales: 'Sales in real time, from anywhere',
      offline: 'Works without internet',
      verifactu: '{fact:law.es.till} receipts',
      contract: 'No lock-in contract',
    },
  },
  faq: {
    heading: 'Before you start',
    items: {
      card: {
        question: 'Do I need a credit card to try it?',
        answer: 'No. You try it free for {fact:trial.period} and decide afterwards.',
      },
      setup: {
        question: 'How long does it take to set up?',
        answer: 'Under {fact:setup.time}. If you’d rather leave it to us, we’ll set up your till remotely within {fact:setup.remote}.',
      },
      contract: {
        question: 'Is there a minimum term?',
        answer: 'No. And there is a {fact:trial.guarantee|-day} money-back guarantee.',
      },
      verifactu: {
        question: 'Is it ready for {fact:law.es.till}?',
        answer: '{fact:law.es.till} receipts are available, and have been since {fact:claims.verifactu}.',
      },
      internet: {
        question: 'What if the internet goes down?',
        answer: '**You keep selling.** The till stores the sales and syncs them when the connection is back.',
      },
      ipad: {
        question: 'What if I have no iPad?',
        answer: '[The package](ipad-offer) includes a new one. We ship it within {fact:setup.shipping}.',
      },
    },
  },
  closing: { heading: 'Next time the shutters come down, you’re done.', text: 'No credit card. No commitment.', button: 'Try it free' },
});
