import { translate } from 'wortlaut';
import source from './es.ts';

export default translate(source, {
  meta: {
    title: 'iPad and till for {fact:offer.monthly} a month | {brand:product}',
    description:
      'iPad, Premium, setup and shipping: worth {fact:offer.valueTotal}, for {fact:offer.monthly} a month. {fact:offer.ipadsLeft} iPads left at this price.',
  },
  hero: {
    eyebrow: 'Only in Spain',
    heading: 'The iPad, the till and us.',
    price: '{fact:offer.monthly} a month.',
    lead: 'One fee instead of four bills. Unpack, tap, sell.',
    left: '{fact:offer.ipadsLeft} iPads left at this price',
    cta: 'I want one',
    secondary: 'See how it adds up',
  },
  value: {
    heading: 'The bill, line by line',
    caption: 'What each part of the offer is worth',
    part: 'Item',
    worth: 'Value',
    parts: { ipad: 'New iPad', premium: 'Premium, one year', setup: 'Setup', shipping: 'Shipping' },
    total: 'Bought separately',
    before: 'All at once, before',
    once: 'All at once, today',
    price: 'Monthly',
    period: 'a month',
    saving: 'Save up to {fact:offer.savingShare}',
  },
  features: {
    heading: 'Made for midday on Saturday',
    lead: 'When there’s a queue, the till should do the thinking.',
    items: {
      counter: { title: 'One tap, one sale', text: 'Add the item, set its price, drag it into place. That is all.' },
      phone: { title: 'The shop in your pocket', text: 'What sells, who sells it and for how much, as it happens.' },
      invoices: { title: 'The invoice, right away', text: 'Print it or send it by messaging app, in your own layout.' },
      offline: { title: 'Even without internet', text: 'Sales are stored and synced when the line is back.' },
      figures: { title: 'Sales in real time', text: 'See what earns before you order it again.' },
      tax: { title: '{fact:law.es.till} receipts', text: 'With a QR code on every receipt. Available since {fact:claims.verifactu}.' },
    },
  },
  testimonials: {
    heading: 'Shops already selling this way',
    lead: 'Three shops in Spain, in their own words.',
  },
  closing: {
    heading: 'One of the {fact:offer.ipadsLeft} iPads could stand on your counter',
    text: 'Your details stay on this device, and you call when it suits you. It costs nothing and is not yet an order.',
    cta: 'Reserve my iPad',
    phone: 'We answer at',
  },
  bar: { label: 'Your iPad with the till', cta: 'Reserve' },
  dialog: {
    heading: 'Reserve your iPad',
    lead: 'Your details are kept on this device. To talk to us, call {brand:salesPhone}. This is not yet an order: the terms apply once you place one.',
    price: '{fact:offer.modalMonthly} a month',
  },
});
