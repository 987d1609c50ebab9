import type { CodeDefinition } from '../code-definition.ts';

export const contracts = {
  WL3030: {
    title: 'A country has no contract document, or lacks it in a language that it offers.',
    cause:
      'The menus lead readers to the contract of their country. Without a contract the entry is missing, and people there would accept terms that they cannot read. Declare a missing language under gaps of the document.',
    bad: "content/countries/pt.ts, but no page of content/terms has an address with country: 'pt'",
    good: "content/terms/pt/page.ts: addresses: [{ path: '/pt-pt/terms', country: 'pt', language: 'pt', canonical: true }]; a language less: gaps: { 'pt-en': fallback('pt') }",
    shownInDraft: true,
  },
  WL3035: {
    title: 'A list of contracts omits an existing one.',
    cause:
      'Menus and contracts list the contracts of all countries, so that readers who are in the wrong one find theirs. A contract that is missing in the lists cannot be found that way.',
    bad: "elsewhere: { at: toEdition('terms', 'at'), ch: toEdition('terms', 'ch') }, and content/terms/cz has a contract",
    good: "elsewhere: { at: toEdition('terms', 'at'), ch: toEdition('terms', 'ch'), cz: toEdition('terms', 'cz') }",
  },
  WL4001: {
    title: 'A sample or placeholder replaces real content.',
    cause:
      'Samples, placeholder pages and placeholder values are marked. A build shows them with a warning; build --production refuses them.',
    bad: "placeholder: 'The terms are still to be written.'",
    good: 'the real text, without the placeholder line',
  },
  WL4002: {
    title: 'A clause of a contract document has no text in a language.',
    cause: 'The outline lists the clauses of a document. Each language has a text for every clause, or omits it with a reason.',
    bad: "clauses: ['secrecy', 'changes'] in the outline, secrecy alone in en.ts",
    good: "changes: '…' in en.ts, or changes: omit('the reason')",
    suppressible: false,
    foundBy: 'compiler',
    followsFromUnread: ['contracts'],
  },
  WL4003: {
    title: 'A reference in a contract document leads nowhere.',
    cause:
      'A reference names a clause by its id; its number is computed. The clause must exist in this document and language and must not be the citing one. A range runs from the earlier to the later clause.',
    bad: "'… a breach of {ref:use.secrets} …'",
    good: "'… a breach of {ref:use.secrecy} …'",
    suppressible: false,
    foundBy: 'compiler',
    followsFromUnread: ['contracts'],
  },
  WL4004: {
    title: 'A defined term is not used as one.',
    cause:
      'A term of the outline is defined once, with {def:customer|…}, before it is used, with {term:customer|…}. Readers then know each meaning before they meet the word.',
    bad: '{term:customer|Kunde} in clause 1.1, {def:customer|Kunde} in clause 2.3',
    good: '{def:customer|Kunde} in clause 1.1, {term:customer|Kunden} in clause 2.3',
    foundBy: 'compiler',
    followsFromUnread: ['contracts'],
  },
  WL4005: {
    title: 'A text outside a contract document names a clause, a term or a document.',
    cause: 'Clauses, defined terms and documents of a contract exist only inside that contract.',
    bad: "text: 'See {ref:termination.cause}.' on a landing page",
    good: 'a link to the terms page',
  },
  WL4006: {
    title: 'A document changes something that its base does not have.',
    cause:
      'A document that is based on another one omits, replaces or adds clauses. When the base changes, differences that no longer fit are reported here.',
    bad: "omit: { 'fees.stamp': '…' } on a base without that clause",
    good: "omit: { 'fees.paperInvoice': '…' }",
    foundBy: 'compiler',
  },
  WL4010: {
    title: 'A clause types a number.',
    cause:
      'A contract takes every amount, period, date and percentage from a fact, so that all languages agree and a change reaches all of them. Number words count as numbers; articles and the word for first do not.',
    bad: "'… innerhalb von 14 Tagen …', '… within fourteen days …'",
    good: "'… innerhalb von {fact:terms.arrearsGrace|Tagen} …'",
  },
  WL4011: {
    title: 'The word of a token is missing or does not fit.',
    cause:
      'After the bar write the unit as the sentence needs it. It must be the unit of the fact, in the singular or plural of the amount. Write working days or calendar days if the fact declares them, otherwise plain days.',
    bad: "'{fact:terms.reaction|Tagen}', and the fact is 2 working days",
    good: "'{fact:terms.reaction|Arbeitstagen}'",
  },
  WL4012: {
    title: 'A clause contains a fact or reference more or less often in one language than in the others.',
    cause:
      'All languages of a document name the same facts, references, definitions and documents equally often. If all translations agree with each other, the source differs.',
    bad: "'{fact:terms.demo|days}, and after {fact:terms.demo|days} …' where the source has the fact once",
    good: "'{fact:terms.demo|days} …'",
  },
  WL4013: {
    title: 'A clause names its facts, references or terms in another order than the other languages.',
    severity: 'warning',
    cause:
      'Swapped numbers or parties make another contract out of correct words. If the sentence needs another order, compare it with the source word by word.',
    bad: "'The provider owes the customer …' where all others say that the customer owes the provider",
    good: "'The customer owes the provider …'",
    followsFromUnread: ['contracts'],
  },
  WL4014: {
    title: 'One word means two defined terms.',
    cause: 'In one language a word means one defined term. Inflected forms of a term are allowed.',
    bad: "'{term:provider|Kunden}' beside '{term:customer|Kunden}'",
    good: "'{term:provider|Anbieter}' beside '{term:customer|Kunden}'",
  },
  WL4015: {
    title: 'A clause uses the word of a defined term without marking it.',
    severity: 'warning',
    cause: 'A defined word has its meaning everywhere. Only a word that is marked as the term can be checked.',
    bad: "'Der Kunde haftet.'",
    good: "'Der {term:customer|Kunde} haftet.'",
  },
  WL4016: {
    title: 'A clause has a typing mistake in its marks, spaces or words.',
    severity: 'warning',
    cause:
      'Quotation marks of another language, an unclosed bracket, two spaces, a repeated word, a sentence without its end: often a word is missing there.',
    bad: "'The „Customer“ may  terminate the the contract'",
    good: "'The “Customer” may terminate the contract.'",
  },
  WL4017: {
    title: 'A clause is not in the language of its file, or repeats another clause.',
    severity: 'warning',
    cause:
      'The text equals its source, reads like another language, or occurs twice in the file. Usually it was copied and then forgotten.',
    bad: "secrecy: 'Der Kunde hält die Zugangsdaten geheim.' in en.ts",
    good: "secrecy: 'The customer keeps the credentials secret.'",
  },
  WL4018: {
    title: 'A page names a fact that does not hold in its country.',
    cause: 'A fact may hold only in some countries, such as a notice period. A page of another country must not promise it.',
    bad: "'{fact:terms.availability}' in the French contract, where the fact holds in cz and pl",
    good: "the clause in content/terms/cz and content/terms/pl only, or 'fr' among the fact's countries",
  },
  WL4020: {
    title: 'A clause was translated from an older source text.',
    cause:
      'The ledger contains the source text of each translation. The source has changed since, so its translations must follow. Surface forms and white space do not count.',
    bad: "de.ts now says 'alle Zugangsdaten', en.ts still says 'the credentials'",
    good: "'all credentials' in en.ts, and: attest common use.secrecy --language en --status translated --by Ada",
    needsDecision: true,
  },
  WL4021: {
    title: 'A line of the ledger cannot be read, or is missing.',
    cause:
      'Only the command attest writes to content/terms/ledger.jsonl. Each line carries a hash of itself, and the hash of the line before it about the same clause, so that edits by hand, wrong merges, lost ends and removed lines are noticed. Restore the line from the version history, or delete it and attest again.',
    bad: '{"document":"common","clause":"use.secr',
    good: 'attest common use.secrecy --language en --status translated --by Ada',
    needsDecision: true,
  },
  WL4022: {
    title: 'An approved text was edited.',
    cause: 'An approval holds for the approved words. After a change the text is a draft and must be attested again.',
    bad: "en.ts contains 'must keep', the approved text 'keeps'",
    good: 'attest common use.secrecy --language en --status approved --by legal:Ada',
    needsDecision: true,
  },
  WL4023: {
    title: 'A translation of a clause has no line in the ledger.',
    severity: 'warning',
    cause:
      'The ledger (content/terms/ledger.jsonl) contains the source text of each translation. Without its line changes of the source are not reported. Lines are lost when the file is emptied or merged by hand; a new translation does not have one yet.',
    bad: 'en.ts words use.secrecy, and no line of the ledger is about it',
    good: 'attest at use.secrecy --language en --status draft --by Ada',
  },
} as const satisfies Record<string, CodeDefinition>;
