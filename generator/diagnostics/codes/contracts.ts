import { code } from '../code-definition.ts';

const incomplete = { suppressible: false, foundBy: 'compiler', followsFromUnread: ['contracts'] } as const;

export const contracts = {
  WL3030: code({
    shownInDraft: true,
    followsFromUnread: ['pages'],
  })`A country has no contract document, or lacks it in a language that it offers.
    The menus lead readers to the contract of their country. Without a contract the entry is missing, and people there would accept terms that they cannot read. Declare a missing language under gaps of the document.
    - content/countries/pt.ts, but no page of content/terms has an address with country: 'pt'
    + content/terms/pt/page.ts: addresses: [{ path: '/pt-pt/terms', country: 'pt', language: 'pt', canonical: true }]; a language less: gaps: { 'pt-en': fallback('pt') }`,
  WL3035: code()`A list of contracts omits an existing one.
    Menus and contracts list the contracts of all countries, so that readers who are in the wrong one find theirs. A contract that is missing in the lists cannot be found that way.
    - elsewhere: { at: toEdition('terms', 'at'), ch: toEdition('terms', 'ch') }, and content/terms/cz has a contract
    + elsewhere: { at: toEdition('terms', 'at'), ch: toEdition('terms', 'ch'), cz: toEdition('terms', 'cz') }`,
  WL4001: code()`A sample or placeholder replaces real content.
    Samples, placeholder pages and placeholder values are marked. A build shows them with a warning; build --production refuses them. Words of a skeleton (TODO: …, lorem ipsum) that are left without such a mark are an error.
    - placeholder: 'The terms are still to be written.'
    + the real text, without the placeholder line`,
  WL4002: code(incomplete)`A clause of a contract document has no text in a language.
    The outline lists the clauses of a document. Each language has a text for every clause, or omits it with a reason.
    - clauses: ['secrecy', 'changes'] in the outline, secrecy alone in en.ts
    + changes: '…' in en.ts, or changes: omit('the reason')`,
  WL4003: code(incomplete)`A reference in a contract document leads nowhere.
    A reference names a clause by its id; its number is computed. The clause must exist in this document and language and must not be the citing one. A range runs from the earlier to the later clause.
    - '… a breach of {ref:use.secrets} …'
    + '… a breach of {ref:use.secrecy} …'`,
  WL4004: code({ foundBy: 'compiler', followsFromUnread: ['contracts'] })`A defined term is not used as one.
    A term of the outline is defined once, with {def:customer|…}, before it is used, with {term:customer|…}, at least once. Readers then know each meaning before they meet the word.
    - {term:customer|Kunde} in clause 1.1, {def:customer|Kunde} in clause 2.3
    + {def:customer|Kunde} in clause 1.1, {term:customer|Kunden} in clause 2.3`,
  WL4005: code()`A text outside a contract document names a clause, a term or a document.
    Clauses, defined terms and documents of a contract exist only inside that contract.
    - text: 'See {ref:termination.cause}.' on a landing page
    + a link to the terms page`,
  WL4006: code({ foundBy: 'compiler' })`A document changes something that its base does not have.
    A document that is based on another one omits, replaces or adds clauses. When the base changes, differences that no longer fit are reported here.
    - omit: { 'fees.stamp': '…' } on a base without that clause
    + omit: { 'fees.paperInvoice': '…' }`,
  WL4010: code()`A clause types a number.
    A contract takes every amount, period, date and percentage from a fact, so that all languages agree and a change reaches all of them. The digits of all scripts count, and number words in the languages that Wortlaut has words of; articles and the word for first do not.
    - '… innerhalb von 14 Tagen …', '… within fourteen days …'
    + '… innerhalb von {fact:terms.arrearsGrace|Tagen} …'`,
  WL4011: code()`The word of a token is missing or does not fit.
    In every text: after the bar write the unit as the sentence needs it. It must be the unit of the fact, in the singular or plural of the amount. Write working days or calendar days if the fact declares them, otherwise plain days. Outside clauses other words may be beside it, and plain days are calendar days. A period behind an amount of money, such as 'per month', is the one that the fact declares.
    - '{fact:terms.reaction|Tagen}', and the fact is 2 working days
    + '{fact:terms.reaction|Arbeitstagen}'`,
  WL4012: code()`A clause contains a fact or reference more or less often in one language than in the others.
    All languages of a document name the same facts, references, definitions and documents equally often. If all translations agree with each other, the source differs.
    - '{fact:terms.demo|days}, and after {fact:terms.demo|days} …' where the source has the fact once
    + '{fact:terms.demo|days} …'`,
  WL4013: code({
    severity: 'warning',
    followsFromUnread: ['contracts'],
  })`A clause names its facts, references or terms in another order than the other languages.
    Swapped numbers or parties make another contract out of correct words. If the sentence needs another order, compare it with the source word by word.
    - 'The provider owes the customer …' where all others say that the customer owes the provider
    + 'The customer owes the provider …'`,
  WL4014: code()`One word means two defined terms, or one term has two words.
    In one language a word means one defined term, and a term is called as it is defined. Inflected forms of a term are allowed.
    - '{term:provider|Kunden}' beside '{term:customer|Kunden}'
    + '{term:provider|Anbieter}' beside '{term:customer|Kunden}'`,
  WL4015: code({ severity: 'warning' })`A clause uses the word of a defined term without marking it.
    A defined word has its meaning everywhere. Only a word that is marked as the term can be checked.
    - 'Der Kunde haftet.'
    + 'Der {term:customer|Kunde} haftet.'`,
  WL4016: code({ severity: 'warning' })`A text has a typing mistake in its marks, spaces or words.
    Quotation marks of another language, a straight apostrophe, an unclosed bracket, two spaces, a repeated word or sentence, a number or date in the form of another language, in a clause also a sentence without its end: often a word is missing there.
    - 'The „Customer“ may  terminate the the contract'
    + 'The “Customer” may terminate the contract.'`,
  WL4017: code({ severity: 'warning' })`A clause is not in the language of its file, or repeats another clause.
    The text equals its source, reads like another language, or occurs twice in the file. Usually it was copied and then forgotten.
    - secrecy: 'Der Kunde hält die Zugangsdaten geheim.' in en.ts
    + secrecy: 'The customer keeps the credentials secret.'`,
  WL4018: code()`A page names a fact that does not hold in its country.
    A fact may hold only in some countries, such as a notice period. A page of another country must not promise it.
    - '{fact:terms.availability}' in the French contract, where the fact holds in cz and pl
    + the clause in content/terms/cz-and-pl only, or 'fr' among the fact's countries`,
  WL4019: code({ severity: 'warning', followsFromUnread: ['contracts'] })`A text may mean the opposite in another language.
    Each sentence of a contract is compared with its source: whether it denies, requires or allows, in the languages that Wortlaut has words of. In all texts, at least and at most are compared. A lost 'not' makes another contract out of correct words. The finding asks a person to look here.
    - 'The customer shall allow third parties to use the product.' where the German clause forbids it
    + 'The customer shall not allow third parties to use the product.'`,
  WL4020: code({ needsDecision: true })`A text of a contract was translated from an older source text.
    The ledger contains the source text of each translation. The source has changed since, so its translations must follow. Surface forms and white space do not count.
    - de.ts now says 'alle Zugangsdaten', en.ts still says 'the credentials'
    + 'all credentials' in en.ts, and: attest common use.secrecy --language en --status translated --by Ada`,
  WL4021: code({ needsDecision: true })`A line of the ledger cannot be read, or is missing.
    Only the command attest writes to content/terms/ledger.jsonl. Each line carries a hash of itself, and the hash of the line before it about the same clause, so that edits by hand, wrong merges, lost ends and removed lines are noticed. Restore the line from the version history, or delete it and attest again.
    - {"document":"common","clause":"use.secr
    + attest common use.secrecy --language en --status translated --by Ada`,
  WL4022: code({ needsDecision: true })`An attested text was edited.
    An attestation holds for the words that were read. After a change the text is a draft and must be attested again. It is a warning for a text that was translated or reviewed, and an error for an approved one.
    - en.ts contains 'must keep', the approved text 'keeps'
    + attest common use.secrecy --language en --status approved --by Ida`,
  WL4023: code({ severity: 'warning' })`A translation of a contract has no line in the ledger.
    The ledger (content/terms/ledger.jsonl) contains the source text of each translation. Without its line changes of the source are not reported. Lines are lost when the file is emptied or merged by hand; a new translation does not have one yet.
    - en.ts words use.secrecy, and no line of the ledger is about it
    + attest at use.secrecy --language en --status draft --by Ada`,
  WL4025: code({ needsDecision: true })`A text of a contract is printed differently from what was reviewed or approved.
    Reviews and approvals hold for the text that readers get: with its number, its facts, its references and the spelling of the country, in every document that has it. One of them has changed, so the text is not approved any more. It is a warning for a review, an error for an approval.
    - '… a penalty of € 50,000 …' was approved, and terms.penalty is € 5,000 now
    + the fact taken back, or: attest common use.penalty --language de --status approved --by Ida`,
  WL4026: code({ needsDecision: true })`An edition of a contract was altered or removed.
    Only the command edition writes content/editions. The file of an edition has the SHA-256 of each text that readers get, the hash of the edition before it, the names of those that were withdrawn, and the signature of the person who published it, so that none can be altered or removed unnoticed, and no line of withdrawn.jsonl. Restore the file from the version history.
    - a word changed in content/editions/at/2027-03-01.de.txt
    + the file as it was published`,
  WL4027: code({ needsDecision: true })`A contract differs from its last edition.
    Customers have an edition of the contract; the texts, facts, names or appendices of the site have changed since. A build warns, build --production refuses, until they are taken back or published as another edition.
    - terms.penalty is € 5,000, and the edition 2027-03-01 has € 50,000
    + edition publish at --in-force 2027-09-01 --by counsel`,
  WL4060: code({
    needsDecision: true,
    followsFromUnread: ['facts', 'contracts'],
  })`A value that a contract quotes changes on a day from which no edition has it.
    Customers keep the values of their edition. A fact with a later value (then) changes the contract on that day, so an edition with that value is in force from then on, and customers are told in time. A contract that has no edition yet needs one for that day.
    - supportYearly: money({ minor: 2990, …, then: [{ from: '2027-03-01', minor: 3290, … }] }), and no edition of 2027-03-01
    + edition publish at --in-force 2027-03-01 --by counsel`,
  WL4061: code({ needsDecision: true, suppressible: false })`A contract has no edition in force.
    Customers accept an edition: a text that is frozen, signed and dated. Without one their contract is a draft that changes with every edit. A build warns, build --production refuses.
    - content/terms/at, and content/editions has no edition of it, or one that is only announced
    + edition publish at --in-force 2027-03-01 --by counsel`,
  WL4062: code({ needsDecision: true, suppressible: false })`The source of a contract is not approved.
    The source is the authoritative text, with its title, its descriptions and its appendices. A person with the role legal approves it, and the approval holds as long as the text is printed like that. A build warns, build --production refuses.
    - no line of the ledger has 'use.secrecy' of 'at' in 'de' approved
    + attest at --language de --status approved --by counsel`,
  WL4063: code({ needsDecision: true, suppressible: false })`A translation of a contract was not reviewed.
    A second person reads a translation before customers do, unless a person with the role legal lets it pass until a day, with a reason. A build warns, build --production refuses.
    - no line of the ledger has 'use.secrecy' of 'at' in 'fr' reviewed
    + attest at --language fr --status reviewed --by reviewer`,
  WL4024: code({ needsDecision: true })`A line of the ledger is not a statement of a person who may make it.
    Each line names an entry of content/people.ts, with a role for its status, on a day that has come. Persons with a key sign their reviews and approvals, and approvals are always signed. A line without such a person counts as a translation at most.
    - {"document":"at","clause":"use.secrecy",…,"status":"approved","by":"legal:Ida","at":"2099-01-01",…}
    + attest at use.secrecy --language en --status approved --by Ida, where Ida has the role legal and a key`,
};
