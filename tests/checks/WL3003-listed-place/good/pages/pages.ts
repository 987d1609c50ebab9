import { definePages } from 'wortlaut';

export default definePages({
  home: ['content'],
  help: ['content'],
  'not-found': [],
});
