import { definePage } from 'wortlaut';

export default definePage({ template: 'leaflet', path: '/:locale/hours', source: 'en', structure: { days: 2 } });
