import { defineCopy } from 'wortlaut';

export default defineCopy('prices', {
  meta: {
    title: 'Prices | {brand:product}',
    description:
      'What {brand:product} costs: free for {fact:trial.period}, a new iPad with a year of Premium for {fact:offer.price}. No contract term.',
  },
  heading: 'What it costs',
  lead: 'Prices on the shelf, as in your shop. {inCountry, select, at {What is on the tag is what you pay.} es {What is on the tag is what you pay.} other {Those of the till models we tell you by phone.}}',
  tags: {
    trial: {
      title: 'Try it first',
      text: 'For {fact:trial.period}.',
      parts: { ipad: 'On your own iPad', items: 'With your own items', card: 'No credit card' },
      button: 'Try it free',
    },
    bundle: {
      title: 'New iPad and a year of Premium',
      text: 'Instead of {fact:offer.regularPrice}.',
      parts: { shipping: 'Shipped within {fact:setup.shipping}', setup: 'Free setup', term: 'No contract term' },
      button: 'See the package',
    },
    monthly: {
      title: 'iPad by the month',
      text: 'A month, all in one fee.',
      parts: { ipad: 'iPad and Premium', setup: 'Setup', shipping: 'Delivery' },
      button: 'See the monthly fee',
    },
  },
  premium: {
    heading: 'What Premium does for you',
    lead: 'A whole year of it, already in the price.',
    items: {
      receipts: 'Receipts and invoices, printed or sent by messaging app',
      items: 'Items you add, drag into place and sell with one tap',
      payments: 'Cash, card and phone, even on one receipt',
      phone: 'Sales as they happen, on your phone',
      figures: 'Which items earn and which hours are slow',
      staff: 'You decide what each person can do',
    },
  },
  currency: 'Prices are in euros.',
  unlisted: {
    title: 'Till models, by phone',
    label: 'On request',
    text: 'You hear the price before you order.',
    parts: { hours: '{fact:support.phone}', person: 'A person answers', advice: 'Free advice' },
    link: 'Ask for a price',
  },
  models: {
    title: 'Till model BUSINESS',
    text: 'A month, net. The model that most choose.',
    others: { free: 'FREE', starter: 'STARTER', premium: 'PREMIUM' },
    button: 'See the price list',
  },
  months: {
    heading: 'Buy or by the month?',
    lead: 'It depends on how long you stay. Here is the sum, also where we earn less.',
    slider: 'Months',
    caption: 'The monthly fee added up, against the package',
    columns: { months: 'Duration', sum: 'By the month', cheaper: 'Cheaper' },
    months: '{months, plural, one {# month} other {# months}}',
    cheaper: { bundle: 'The package, by {difference}', monthly: 'By the month, by {difference}' },
  },
  closing: { heading: 'Try it first. Decide later.', text: '{fact:trial.period} free. No credit card.', button: 'Try it free' },
});
