import { defineCopy } from 'wortlaut';

export default defineCopy('leaflet', {
  meta: { title: 'Not on our shelves | {brand:product}', description: 'There is no page at this address.' },
  heading: 'Not on our shelves',
  paragraphs: { lost: 'There is no page at this address. The menu leads back.' },
});
