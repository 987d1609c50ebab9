import { defineCopy } from 'wortlaut';

export default defineCopy('shelf', {
  meta: {
    title: '{brand:product}: books for everybody',
    description: 'A room with eleven thousand books, open to everybody who comes in.',
  },
  heading: 'Come in and read',
  text: 'Eleven thousand books, forty chairs and a pot of tea. You need no card to read here.',
  find: { label: 'Find a new book', found: '{books, plural, =0 {No book} one {# book} other {# books}}' },
  books: { rivers: 'A Field Guide to Rivers', lamps: 'The Lamp Maker', bread: 'Bread, Slowly', letters: 'Letters from a Lighthouse' },
});
