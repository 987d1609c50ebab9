import { defineCopy } from 'wortlaut';

export default defineCopy('appendix', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  title: 'Help',
  lead: 'We are here.',
  back: 'Back to the start',
  sections: { phone: { heading: 'By phone', text: { hours: 'Somebody picks up.' } } },
});
