import type { CodeDefinition } from '../code-definition.ts';

export const contracts = {
  WL3030: {
    title: 'A country has no contract document, or none in a language that it offers.',
    cause:
      'The menus lead readers to the contract of their country. A country without one shows no such entry, and people there would accept terms that they cannot read. A language without a text of its own is spelt out under gaps of the document.',
    bad: "content/countries/pt.ts, but no page of content/terms has an address with country: 'pt'",
    good: "content/terms/pt/page.ts: addresses: [{ path: '/pt-pt/terms', country: 'pt', language: 'pt', canonical: true }]; a language less: gaps: { 'pt-en': fallback('pt') }",
    shownInDraft: true,
  },
  WL3035: {
    title: 'A list of contracts leaves out one that there is.',
    cause:
      'Menus and contracts list the contracts of all countries, so that readers who are in the wrong one find theirs. A country that has a contract and stands in no list is not found that way.',
    bad: "elsewhere: { at: toEdition('terms', 'at'), ch: toEdition('terms', 'ch') }, and content/terms/cz has a contract",
    good: "elsewhere: { at: toEdition('terms', 'at'), ch: toEdition('terms', 'ch'), cz: toEdition('terms', 'cz') }",
  },
  WL4001: {
    title: 'Something stands in for the real thing.',
    cause: 'Samples, placeholder pages and values are marked. A build shows them and warns; build --production refuses them.',
    bad: "placeholder: 'The terms are still to be written.'",
    good: 'the real text, without the placeholder line',
  },
  WL4002: {
    title: 'A clause of a contract document has no text in a language.',
    cause: 'The outline says which clauses a document has. Each version of it words every one of them, or says why it leaves one out.',
    bad: "clauses: ['secrecy', 'changes'] in the outline, secrecy alone in en.ts",
    good: "changes: '…' in en.ts, or changes: omit('the reason')",
    suppressible: false,
    foundBy: 'compiler',
    followsFromUnread: ['contracts'],
  },
  WL4003: {
    title: 'A reference in a contract document leads nowhere.',
    cause:
      'A reference names a clause by its id; its number is computed. The clause must be in this document and in this language, must not be the citing one, and a range runs from the earlier to the later clause.',
    bad: "'… a breach of {ref:use.secrets} …'",
    good: "'… a breach of {ref:use.secrecy} …'",
    suppressible: false,
    foundBy: 'compiler',
    followsFromUnread: ['contracts'],
  },
  WL4004: {
    title: 'A defined term is not used as one.',
    cause:
      'A term that the outline lists is defined once, with {def:customer|…}, before it is used, with {term:customer|…}. So no reader meets a word with a meaning that was not given before.',
    bad: '{term:customer|Kunde} in clause 1.1, {def:customer|Kunde} in clause 2.3',
    good: '{def:customer|Kunde} in clause 1.1, {term:customer|Kunden} in clause 2.3',
    foundBy: 'compiler',
    followsFromUnread: ['contracts'],
  },
  WL4005: {
    title: 'A text outside a contract document names a clause, a term or a document.',
    cause: 'Clauses, defined terms and the documents of a contract exist inside that contract alone.',
    bad: "text: 'See {ref:termination.cause}.' on a landing page",
    good: 'a link to the terms page',
  },
  WL4006: {
    title: 'A document changes something that its base does not have.',
    cause:
      'A document that is built on another one leaves clauses out, words them anew or adds some. When the base changes, what no longer fits is reported here, so that no difference is lost in silence.',
    bad: "omit: { 'fees.stamp': '…' } on a base without that clause",
    good: "omit: { 'fees.paperInvoice': '…' }",
    foundBy: 'compiler',
  },
  WL4010: {
    title: 'A clause types a number.',
    cause:
      'A contract takes every amount, period, date and percentage from a fact, so that all languages say the same and a change reaches all of them. Number words count as numbers; articles and the word for first do not.',
    bad: "'… innerhalb von 14 Tagen …', '… within fourteen days …'",
    good: "'… innerhalb von {fact:terms.arrearsGrace|Tagen} …'",
  },
  WL4011: {
    title: 'The word of a token is missing or does not fit.',
    cause:
      'Behind the bar stands the unit as the sentence needs it. It must be the unit of the fact, in the singular or plural that the amount asks for; days are working days or calendar days where the fact says so, and plain days where it leaves that open.',
    bad: "'{fact:terms.reaction|Tagen}' where the fact says 2 working days",
    good: "'{fact:terms.reaction|Arbeitstagen}'",
  },
  WL4012: {
    title: 'A clause says something more or less often in one language than in the others.',
    cause:
      'All languages of a document name the same facts, references, definitions and documents, each as often. Where all translations agree with each other, it is the source that differs.',
    bad: "'{fact:terms.demo|days}, and after {fact:terms.demo|days} …' where the source has the fact once",
    good: "'{fact:terms.demo|days} …'",
  },
  WL4013: {
    title: 'A clause names its facts, references or terms in an order of its own.',
    severity: 'warning',
    cause:
      'Two numbers or two parties that changed places make another contract of correct words. Where the sentence needs another order, compare it with the source word by word.',
    bad: "'The provider owes the customer …' where all others say that the customer owes the provider",
    good: "'The customer owes the provider …'",
    followsFromUnread: ['contracts'],
  },
  WL4014: {
    title: 'One word stands for two defined terms.',
    cause: 'In one language a word means one defined term. Inflected forms of a term are different words for this purpose and no fault.',
    bad: "'{term:provider|Kunden}' beside '{term:customer|Kunden}'",
    good: "'{term:provider|Anbieter}' beside '{term:customer|Kunden}'",
  },
  WL4015: {
    title: 'A clause uses the word of a defined term without marking it.',
    severity: 'warning',
    cause:
      'A word that has been given a meaning has it everywhere. Marked as the term it can be checked; unmarked nobody knows which is meant.',
    bad: "'Der Kunde haftet.'",
    good: "'Der {term:customer|Kunde} haftet.'",
  },
  WL4016: {
    title: 'A clause has a slip in its marks, spaces or words.',
    severity: 'warning',
    cause:
      'Quotation marks of another language, a bracket that never closes, two spaces, a word said twice, a sentence without its end: often a word is missing there.',
    bad: "'The „Customer“ may  terminate the the contract'",
    good: "'The “Customer” may terminate the contract.'",
  },
  WL4017: {
    title: 'A clause is not worded in the language of its file, or says what another one says.',
    severity: 'warning',
    cause:
      'The text equals its source, reads like another language, or stands in the same file twice. Mostly it was copied and then forgotten.',
    bad: "secrecy: 'Der Kunde hält die Zugangsdaten geheim.' in en.ts",
    good: "secrecy: 'The customer keeps the credentials secret.'",
  },
  WL4018: {
    title: 'A page names a fact that does not hold in its country.',
    cause:
      'A fact may hold in some countries only, such as a notice period. A page of another country would promise what nobody has decided.',
    bad: "'{fact:terms.availability}' in the French contract, where the fact holds in cz and pl",
    good: "the clause in content/terms/cz and content/terms/pl only, or 'fr' among the fact's countries",
  },
  WL4020: {
    title: 'A clause was translated from an older source text.',
    cause:
      'The ledger keeps the source text that each translation was made from. When the source says something else now, its translations have to follow. Surface forms and white space do not count.',
    bad: "de.ts now says 'alle Zugangsdaten', en.ts still says 'the credentials'",
    good: "'all credentials' in en.ts, and: attest common use.secrecy --language en --status translated --by Ada",
    needsDecision: true,
  },
  WL4021: {
    title: 'A line of the ledger cannot be read, or is missing.',
    cause:
      'Only the command attest writes to content/terms/ledger.jsonl. Each line carries a hash of itself, and the hash of the line before it about the same clause, so that a change by hand, a merge gone wrong, a lost end or a line that was removed is noticed. Take the line back from the version history, or delete it and attest again.',
    bad: '{"document":"common","clause":"use.secr',
    good: 'attest common use.secrecy --language en --status translated --by Ada',
    needsDecision: true,
  },
  WL4022: {
    title: 'An approved text was edited.',
    cause: 'An approval is for the words that were read. When they change, the text is a draft again and has to be attested anew.',
    bad: "en.ts says 'must keep' where the approved text says 'keeps'",
    good: 'attest common use.secrecy --language en --status approved --by legal:Ada',
    needsDecision: true,
  },
  WL4023: {
    title: 'A translation of a clause has no line in the ledger.',
    severity: 'warning',
    cause:
      'The ledger (content/terms/ledger.jsonl) keeps the source text that each translation was made from. Without its line no change of the source is reported. Lines are lost when the file is emptied or merged by hand; a clause that was just translated has none yet.',
    bad: 'en.ts words use.secrecy, and no line of the ledger is about it',
    good: 'attest at use.secrecy --language en --status draft --by Ada',
  },
} as const satisfies Record<string, CodeDefinition>;
