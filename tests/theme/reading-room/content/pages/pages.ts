import { definePages } from 'wortlaut';

export default definePages({ home: [], hours: [], 'not-found': [] });
