import { definePages } from 'wortlaut';

export default definePages({
  home: [],
  help: ['content'] as const,
  'not-found': [],
});
