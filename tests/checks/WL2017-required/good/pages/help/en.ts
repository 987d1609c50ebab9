import { defineCopy } from 'wortlaut';

export default defineCopy('policy', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  lead: 'We are here.',
  changed: 'Written in autumn.',
  contents: 'On this page',
  missing: 'Still to come',
  sections: { phone: { heading: 'By phone', text: { hours: 'Somebody picks up.' }, rows: { phone: { name: 'HQ' } } } },
});
