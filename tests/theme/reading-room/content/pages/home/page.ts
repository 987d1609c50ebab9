import { definePage } from 'wortlaut';

export default definePage({ template: 'shelf', path: '/:locale', redirectFrom: ['/'], source: 'en', structure: {} });
