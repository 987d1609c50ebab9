import { defineCopy } from 'wortlaut';

export default defineCopy('solutions', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  lead: 'We are here.',
  cards: { phone: { title: 'Call us', subtitle: 'By phone', text: 'Somebody picks up.', features: {}, button: 'Call now' } },
  why: { heading: 'Why call', items: { quick: { title: 'Quick', text: 'It takes a minute.' } } },
  closing: { heading: 'Ready?', text: 'Try it.', consult: 'Ask us', learn: 'Read on' },
});
