import { code } from '../code-definition.ts';

export const claims = {
  WL4040: code({ needsDecision: true, followsFromUnread: ['evidence'] })`A claim is contradicted.
    The register of claims (content/claims) lists what pages assert, and the build compares it with facts and texts. Correct the side that is wrong, or let a person with the role owner or legal waive the contradiction for a time, with a reason.
    - asserts: 'The catalogue works without internet.' where the fact catalogue.offline is false
    + claims --waive product.offline --by Ada --reason "The specification wants it shown." --until 2027-06-30`,
  WL4041: code({ needsDecision: true, followsFromUnread: ['evidence'] })`A waiver is not needed any more.
    Its contradiction is gone. If the waiver remains, it hides the next one.
    - waiver: { … } on a claim that holds
    + the claim without the waiver`,
  WL4042: code({ needsDecision: true })`A waiver has expired.
    A waiver holds for a limited time. Correct the contradiction, or decide again.
    - until: '2026-01-31', and the contradiction is still there
    + until: '2027-06-30', decided again`,
  WL4043: code({ followsFromUnread: ['evidence'] })`A claim or question names a place or a fact that does not exist.
    The register names the places of each claim, and content/questions.ts those of each open question. When a text is moved or deleted, correct them.
    - at.text('landing', 'comparision.rows.offline')
    + at.text('landing', 'comparison.rows.offline')`,
  WL4044: code({ needsDecision: true, followsFromUnread: ['evidence'] })`A claim has no evidence.
    Numbers and praise must be provable. A build warns, build --production refuses. Add evidence or a waiver.
    - evidence: null
    + evidence: { what: 'Count of accounts of 1 November 2026', until: '2027-11-01' }`,
  WL4045: code()`A claim has the wrong number or name.
    A claim may have the number of an external list; each number is unique. An id begins with the name of its file.
    - 'price.setup' in content/claims/prices.ts
    + 'prices.setup' in content/claims/prices.ts`,
  WL4046: code({ severity: 'warning', followsFromUnread: ['pages'] })`A text makes a claim at a place that the register does not name.
    The triggers of a claim are words that make it, in each language. Every text of a page or dictionary with these words must be one of its places, so that corrections and waivers cover all of them. Questions do not count.
    - '24/7 support' on a page, and no at.text(…) for it in the claim whose triggers are ['24/7']
    + the place named in the claim, or another wording`,
  WL4047: code({ needsDecision: true, followsFromUnread: ['evidence'] })`A claim or question quotes words that its place does not contain.
    A claim quotes the words that make it (says), a question those that leave it open. The text has changed, so they may not be there any more. Correct the quotation, or delete the place.
    - at.clause('demo.period', '30 days'), and the clause contains '14 days'
    + at.clause('demo.period', '14 days')`,
  WL4048: code({ needsDecision: true, followsFromUnread: ['evidence'] })`A waived contradiction has changed.
    A waiver lists the contradiction line by line (found): quoted words, facts, and the result of the comparison. One of them has changed, so the waiver no longer matches the site. Correct one side, or let the same role decide again. Only claims --waive writes these lines; check --fix never does.
    - found: ['terms.demo: 30 days', 'trial.period: 30 days'] where the fact trial.period is 14 days
    + the fact corrected, or: claims --waive terms.trial --by Ida`,
  WL4049: code({ needsDecision: true, followsFromUnread: ['evidence'] })`A waiver does not list its contradiction.
    Without these lines (found) a waiver would cover every later contradiction of its claim. The command claims --waive writes them.
    - waiver: { by: 'Ada', until: '2027-06-30', reason: 'The specification wants it shown.' }
    + claims --waive product.offline --by Ada`,
  WL4050: code({ needsDecision: true, followsFromUnread: ['evidence'] })`A waiver has no person who may decide.
    A contradiction is waived by an entry of content/people.ts with the role owner or legal, with a reason of at least three words, for at most 400 days. Persons with a key sign, and legal always has one. Until such a person decides, the contradiction is open: a build warns, build --production refuses.
    - waiver: { by: 'legal', … }, which anybody can type
    + claims --waive terms.penalty --by Ida, where Ida has the role legal and a key`,
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
