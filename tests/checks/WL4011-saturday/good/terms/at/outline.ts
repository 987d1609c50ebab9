import { defineOutline } from 'wortlaut';

export default defineOutline({
  id: 'at',
  terms: ['provider', 'customer'],
  sections: { support: ['provider', 'reaction', 'fees'] },
});
