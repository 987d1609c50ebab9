import { definePages } from 'wortlaut';

export default definePages({
  home: [],
  help: ['content'],
  'terms-at': [],
  'not-found': [],
});
