import { defineCopy, translate } from 'wortlaut';

const source = defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  text: 'Write to us or read [the beginning](home).',
  button: 'Back to the start',
});

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe',
  // expect: 'text' must keep the link (home) of the source text. Write it into this text. (WL2031)
  text: 'Schreiben Sie uns oder lesen Sie den Anfang.',
  button: 'Zurück zum Anfang',
});
