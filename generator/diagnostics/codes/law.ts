import { code } from '../code-definition.ts';

export const law = {
  WL4051: code({ followsFromUnread: ['facts', 'countries'] })`A page names a scheme of another country.
    The names of a country's law belong to that country: a rule of Spain is of no use to a reader in Warsaw. Names count as whole words, with their capitals. An entry that is about that country, such as an event there, has \`about\`.
    - text: 'Invoices under Verifactu', on a page that is read in Poland
    + the entry for Spain alone, or with about: 'es'`,
  WL4052: code({
    followsFromUnread: ['facts', 'evidence', 'claims'],
    followsFrom: 'WL2025',
  })`A sentence on law prints no fact, or no claim names its place.
    A sentence that names law prints a fact of it, so that whoever changes the law sees the sentence, and the register of claims names its place. A claim without evidence is never a yes.
    - answer: 'Yes. Certified under NF 525.'
    + answer: 'The law asks for a certificate or a statement of the maker ({fact:law.fr.software|norm}).', and at.text(…) in a claim with 'fr' in \`claimed\``,
  WL4053: code({ followsFromUnread: ['facts'] })`A law is not in force, or was last looked at more than a year ago.
    Announced law is never printed. Law that is to come is printed with its first day. Law that has ended, or whose source was last looked at more than twelve months ago, is a warning, and an error of a production build where a page prints it.
    - asOf: '2025-01-31'
    + asOf: '2026-11-20', after a look at the source`,
  WL4054: code({ severity: 'warning', followsFromUnread: ['facts', 'countries'] })`A country has no file of law.
    A site that has the law of some countries needs that of each: readers of the others would get no answer. Until then pages show no law there.
    - content/countries/it.ts without content/facts/law/it.ts
    + content/facts/law/it.ts`,
  WL4055: code({ followsFromUnread: ['facts', 'evidence', 'claims'] })`The claims and the scheme of a country do not fit.
    For each scheme, a claim states in \`claimed\` which of its parts the product has, or that it claims nothing. The names of the parts are those of the scheme.
    - claimed: { at: ['signatures'] } where the scheme asks for 'signature'
    + claimed: { at: ['signature'] }`,
  WL4056: code()`Two schemes of a country are in force on one day.
    Texts print the scheme of a country. A new one begins when the one before it has ended.
    - records: scheme({ from: '2017-04-01', … }), newRecords: scheme({ from: '2027-01-01', … })
    + records: scheme({ from: '2017-04-01', until: '2026-12-31', … }), newRecords: scheme({ from: '2027-01-01', … })`,
  WL4057: code({ followsFromUnread: ['facts'] })`A text names a capability that does not hold.
    A way to pay or a service has a name that readers know, and naming it promises it. Names count as whole words, with their capitals.
    - text: 'Customers pay by TWINT', where the fact has holds: false
    + text: 'Customers pay by phone', or holds: true with the source`,
};
