import { defineOutline } from 'wortlaut';

export default defineOutline({
  id: 'at',
  terms: ['customer'],
  sections: { scope: ['business', 'age'], use: ['secrecy', 'changes'] },
});
