import { definePages } from 'wortlaut';

export default definePages({
  home: [],
  hlep: ['content'],
  'not-found': [],
});
