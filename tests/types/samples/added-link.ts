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
  // expect: 'text' has the link (help#content), which the source text does not have. Remove it or correct its page. (WL2031)
  text: '[Schreiben](help#content) Sie uns oder lesen Sie [den Anfang](home).',
  button: 'Zurück zum Anfang',
});
