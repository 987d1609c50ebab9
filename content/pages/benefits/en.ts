import { defineCopy } from 'wortlaut';

export default defineCopy('benefits', {
  meta: {
    title: 'Eight reasons for a till in the cloud | {brand:product}',
    description:
      'Cloud till, mobile selling, every payment method, live sales, support at no charge: what {brand:product} does for your shop, point by point.',
  },
  heading: 'Eight things you stop worrying about',
  lead: 'A till should sell, count and keep quiet. Here is what {brand:product} takes care of.',
  cards: {
    cloud: { title: 'In the cloud', text: 'If the iPad falls into the sink, your data stays dry. Log in on another one and carry on.' },
    mobile: { title: 'Mobile till', text: 'Sell on the terrace, at the market stall or at the customer’s home.' },
    payments: { title: 'All payment methods', text: 'Cash, card, phone or a mix of them on a single receipt.' },
    analytics: { title: 'Live sales', text: 'What is selling right now, and how the day is going. On the till or on your phone.' },
    lawAustria: {
      title: 'Made for Austria',
      text: 'In Austria, {fact:law.at.till} applies ({fact:law.at.till|from}). The till is prepared for it.',
    },
    lawGermany: {
      title: 'Made for Germany',
      text: 'In Germany, {fact:law.de.till} applies ({fact:law.de.till|from}). The till is prepared for it.',
    },
    lawSpain: {
      title: '{fact:law.es.till} receipts',
      text: 'Available since {fact:claims.verifactu}. Companies have to have them {fact:law.es.companies|from}.',
    },
    accounting: {
      title: 'Ready for your accountant',
      text: 'The cash book and a CSV file for the accounting software, without copying anything out.',
    },
    fast: { title: 'Quick at the counter', text: 'Tap the items, take the money, hand over the receipt. The queue keeps moving.' },
    support: { title: 'Support at no charge', text: 'Ask by email or by phone. It costs nothing.' },
    secure: { title: 'Safe and reliable', text: '{fact:claims.uptime} uptime, and sales that survive a lost connection.' },
  },
  cta: {
    heading: 'See it with your own items',
    text: 'Try it for {fact:trial.period}. No credit card, no lock-in contract.',
    button: 'Start free trial',
  },
});
