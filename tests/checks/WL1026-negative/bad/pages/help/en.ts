import { defineCopy } from 'wortlaut';

export default defineCopy('trade', {
  meta: { title: 'Stock | {brand:product}', description: 'How {brand:product} counts your stock.' },
  eyebrow: 'Stock',
  heading: 'It counts while you sell',
  lead: 'Every sale takes an article off the shelf.',
  picture: { title: 'A sale that takes a candle off the shelf', words: { list: 'Stock' }, sold: { candle: 'Candle' } },
  steps: { heading: 'How it goes', lead: 'Step by step.', items: {} },
  problems: { heading: 'What it solves', items: {} },
  functions: { heading: 'What it does', items: {} },
  questions: { heading: 'Questions', items: {} },
  links: { heading: 'Read on', items: { home: 'The till' } },
  closing: { heading: 'Ready?', text: 'Try it.', trial: 'Start', sales: 'Ask us' },
});
