import { defineBrand } from 'wortlaut';

export default defineBrand({
  product: 'Reading Room',
  externalLinks: { catalogue: 'https://catalogue.reading-room.example/' },
});
