import { defineCopy } from 'wortlaut';
import { answer } from '../../shared/answer.ts';

export default defineCopy('policy', {
  meta: { title: 'Privacy | {brand:product}', description: 'What {brand:product} keeps in your browser and what it sends.' },
  heading: 'What happens to your data here',
  lead: 'Nothing is loaded from other companies.',
  changed: 'Last changed in autumn.',
  contents: 'On this page',
  missing: 'To be completed',
  sections: {
    controller: {
      heading: 'Who is responsible',
      text: { who: answer.en },
      rows: { provider: { name: 'Provider' }, email: { name: 'Email' } },
    },
    visit: { heading: 'When you open a page', text: { request: 'Your browser asks our server for the page.' } },
  },
});
