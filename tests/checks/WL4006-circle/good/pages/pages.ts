import { definePages } from 'wortlaut';

export default definePages({
  home: [],
  help: ['content'],
  'terms-at': [],
  'terms-ch': [],
  'not-found': [],
});
