import { defineBrand } from 'wortlaut';

export default defineBrand({
  product: 'Reading Room',
  slug: 'reading-room',
  provider: 'Friends of the Reading Room',
  email: 'desk@reading-room.example',
  phone: '+32 2 000 00 00',
  externalLinks: { catalogue: 'https://catalogue.reading-room.example/' },
});
