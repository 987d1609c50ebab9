import { defineCopy } from 'wortlaut';

export default defineCopy('journal', {
  meta: { title: 'Journal | {brand:product}', description: 'What happens between the shelves, told by those who dust them.' },
  heading: 'Journal',
  text: 'What happens between the shelves, told by those who dust them.',
});
