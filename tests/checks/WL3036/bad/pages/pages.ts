import { definePages } from 'wortlaut';

export default definePages({
  home: [],
  help: ['content'],
  list: [],
  'not-found': [],
});
