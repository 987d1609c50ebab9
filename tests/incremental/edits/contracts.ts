import { type Edit, reword } from '../edit.ts';

const german = 'terms/at/de.ts';
const english = 'terms/at/en.ts';
const outline = 'terms/at/outline.ts';
const page = 'terms/at/page.ts';

/** Edits of lawyers: clauses, their order, their numbers. */
export const contracts: readonly Edit[] = [
  reword('a clause', german, ['Zugangsdaten geheim', 'Passwörter geheim']),
  reword('a translated clause', english, ['keeps the credentials secret', 'keeps the credentials safe']),
  reword('the order of clauses', outline, ["['secrecy', 'changes']", "['changes', 'secrecy']"]),
  {
    name: 'a clause more',
    changes: [
      { file: outline, find: "['secrecy', 'changes']", replace: "['age', 'secrecy', 'changes']" },
      { file: german, find: '      secrecy:', replace: "      age: 'Der {term:customer|Kunde} ist volljährig.',\n      secrecy:" },
      { file: english, find: '      secrecy:', replace: "      age: 'The {term:customer|Customer} is of age.',\n      secrecy:" },
    ],
  },
  {
    name: 'a clause fewer',
    changes: [
      { file: outline, find: "'reaction', 'fees'", replace: "'reaction'" },
      {
        file: german,
        find: "      fees: 'Danach zahlt der {term:customer|Kunde} dem {term:provider|Anbieter} {fact:offer.fee}.',\n",
        replace: '',
      },
      {
        file: english,
        find: "      fees: 'After that the {term:customer|Customer} pays the {term:provider|Provider} {fact:offer.fee}.',\n",
        replace: '',
      },
    ],
  },
  reword('where a contract links to', page, ["to('help')", "to('privacy')"]),
  reword('the address of a contract', page, ['/at-en/terms', '/at-en/conditions']),
  reword('a clause that is not in the outline', outline, ["'secrecy', 'changes'", "'secrecy'"]),
  reword('a title of a contract', german, ["title: 'AGB'", "title: 'Geschäftsbedingungen'"]),
];
