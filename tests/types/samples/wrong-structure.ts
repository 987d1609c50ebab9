import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  // expect: Type '"out"' is not assignable to type '"chooser" | "home"'.
  structure: { mood: 'waiting', way: 'out' },
});
