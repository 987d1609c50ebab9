import { defineCopy } from 'wortlaut';

export default defineCopy('article', {
  meta: {
    title: 'A book comes home',
    description: 'Somebody brought back a guide to mushrooms after thirty years. It had been read well.',
  },
  paragraphs: {
    first:
      'It lay on the desk one morning, wrapped in newspaper: a guide to mushrooms that had left us thirty years ago. There was no letter with it.',
    second:
      'In the margin somebody had noted, wood by wood, where each kind grows. We have put it back on its shelf. There is no fine for a book that comes home with more in it than it left with.',
  },
});
