import { omit, translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: {
    title: 'About us: the people behind the till | {brand:product}',
    description: 'Who makes {brand:product}, what we work on and what we stand for: mission, numbers, team and four principles.',
  },
  heading: 'We build the till we would want ourselves',
  lead: '{brand:product} comes from Austria and is made for businesses in {fact:claims.countries|word} countries.',
  mission: {
    heading: 'Our mission',
    text: 'If you run a shop, you should be selling, not sorting receipts. We build a till that you understand over one coffee and hardly notice after that.',
  },
  story: omit('Only the German edition tells the company story.'),
  stats: {
    heading: '{brand:product} in numbers',
    items: {
      businesses: 'Businesses using {brand:product}',
      uptime: 'Uptime',
      satisfaction: 'Satisfied customers',
      setup: 'Setup',
    },
    setupTime: 'under {fact:setup.time}',
  },
  team: {
    heading: 'The team',
    lead: 'Who designs and builds the till, who answers your questions and who reads the regulations.',
    roles: { product: 'Product and design', engineering: 'Engineering', support: 'Support', tax: 'Legal and tax rules' },
  },
  values: {
    heading: 'What we hold ourselves to',
    items: {
      plain: { title: 'Plain words', text: 'Prices, deadlines and limits are written where you would look for them.' },
      counter: { title: 'Seen from the counter', text: 'If it gets in the way of a sale, it is a bug, even if it works as designed.' },
      free: { title: 'No strings', text: 'No lock-in contract. If you stay, it is because you want to.' },
      care: { title: 'Care', text: 'It’s your money and your sales. We check our sums before we ship.' },
    },
  },
  closing: {
    heading: 'Your counter is clear now',
    text: 'Set up the till on your own iPad and try it free for {fact:trial.period}.',
    button: 'Try it for free',
  },
});
