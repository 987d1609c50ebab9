import { definePeople } from 'wortlaut';

export default definePeople({
  Ada: { name: 'Ada Muster', roles: ['translator'] },
  Bo: { name: 'Bo Muster', roles: ['translator', 'reviewer'] },
  Ida: { name: 'Ida Muster', roles: ['legal'], key: 'ed25519:MCowBQYDK2VwAyEAhwxcGdLPddyznjeghjSZeFigAc64PnlAmLaJOqvcvlY=' },
  Olga: { name: 'Olga Muster', roles: ['owner'] },
});
