import { definePage } from 'wortlaut';

export default definePage({ template: 'text', path: '/:locale/workshop', source: 'en', structure: {} });
