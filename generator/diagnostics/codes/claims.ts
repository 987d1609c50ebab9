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
};
