import { defineCopy } from 'wortlaut';

export default defineCopy('leaflet', {
  meta: { title: 'Opening hours | {brand:product}', description: 'When the reading room is open.' },
  heading: 'Opening hours',
  paragraphs: {
    week: 'Tuesday to Saturday, from ten to six.',
    thursday: 'On Thursdays there is light until nine, along {fact:room.shelf} of shelves.',
  },
});
