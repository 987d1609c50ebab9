import { defineOutline } from 'wortlaut';

export default defineOutline({
  id: 'at',
  terms: ['custmer'],
  sections: { scope: ['business', 'age'], use: ['secrecy', 'changes'] },
});
