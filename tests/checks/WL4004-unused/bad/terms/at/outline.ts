import { defineOutline } from 'wortlaut';

export default defineOutline({
  id: 'at',
  terms: ['customer', 'provider'],
  sections: { scope: ['business', 'age'], use: ['secrecy', 'changes'] },
});
