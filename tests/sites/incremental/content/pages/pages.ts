import { definePages } from 'wortlaut';

export default definePages({
  home: [],
  help: ['content'],
  welcome: [],
  privacy: ['content'],
  'terms-at': [],
  'not-found': [],
});
