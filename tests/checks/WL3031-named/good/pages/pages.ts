import { definePages } from 'wortlaut';

export default definePages({
  home: [],
  help: ['content'],
  'not-found': [],
  prices: [],
});
