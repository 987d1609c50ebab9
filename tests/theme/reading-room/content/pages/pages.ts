import { definePages } from 'wortlaut';

export default definePages({
  dictation: [],
  home: [],
  hours: [],
  journal: [],
  lamps: [],
  'long-day': [],
  moths: [],
  'not-found': [],
  returned: [],
  stove: [],
});
