import { defineCopy } from 'wortlaut';

export default defineCopy('article', {
  meta: {
    title: 'The stove is lit',
    description: 'Why the first pot of tea of the year takes an hour, and why nobody minds.',
  },
  paragraphs: {
    first:
      'The stove in the corner is older than most of our books. It takes an hour to warm the room, so on the first cold morning we read with our coats on.',
    second:
      'By eleven the kettle sings, the coats hang on their hooks again, and somebody has fallen asleep over an atlas. We let atlases be slept on. They are used to it.',
  },
});
