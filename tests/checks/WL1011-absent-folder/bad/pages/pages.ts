import { definePages } from 'wortlaut';

export default definePages({
  home: [],
  help: ['content'],
  prices: [],
  'not-found': [],
});
