import { attestations } from './checks/attestations.ts';
import { claims } from './checks/claims.ts';
import { clauseLanguage } from './checks/clause-language.ts';
import { clauseTokens } from './checks/clause-tokens.ts';
import { clauses } from './checks/clauses.ts';
import { contractFactScope } from './checks/contract-fact-scope.ts';
import { countryCodes } from './checks/country-codes.ts';
import { countryLists } from './checks/country-lists.ts';
import { countryNames } from './checks/country-names.ts';
import { definedTerms } from './checks/defined-terms.ts';
import { dictionaryLanguages } from './checks/dictionary-languages.ts';
import { entrances } from './checks/entrances.ts';
import { entryCountries } from './checks/entry-countries.ts';
import { factFormats } from './checks/fact-formats.ts';
import { factScope } from './checks/fact-scope.ts';
import { facts } from './checks/facts.ts';
import { flags } from './checks/flags.ts';
import { hiddenCopies } from './checks/hidden-copies.ts';
import { keptSubmissions } from './checks/kept-submissions.ts';
import { languageTags } from './checks/language-tags.ts';
import { languages } from './checks/languages.ts';
import { links } from './checks/links.ts';
import { lists } from './checks/lists.ts';
import { markupInTexts, markupInValues } from './checks/markup-in-texts.ts';
import { messageForms } from './checks/message-forms.ts';
import { misplacedTokens } from './checks/misplaced-tokens.ts';
import { missingContracts } from './checks/missing-contracts.ts';
import { overlays } from './checks/overlays.ts';
import { pages } from './checks/pages.ts';
import { placeholders } from './checks/placeholders.ts';
import { publication } from './checks/publication.ts';
import { punctuation } from './checks/punctuation.ts';
import { references } from './checks/references.ts';
import { repeatedEntries } from './checks/repeated-entries.ts';
import { securityContact } from './checks/security-contact.ts';
import { siteSettings } from './checks/site-settings.ts';
import { templateStructure } from './checks/template-structure.ts';
import { templateTexts } from './checks/template-texts.ts';
import { termWords } from './checks/term-words.ts';
import { textLanguage } from './checks/text-language.ts';
import { textMarkup } from './checks/text-markup.ts';
import { texts } from './checks/texts.ts';
import { translations } from './checks/translations.ts';
import { typedAmounts } from './checks/typed-amounts.ts';
import { typedConstants } from './checks/typed-constants.ts';
import { typedCounts } from './checks/typed-counts.ts';
import { unitWords } from './checks/unit-words.ts';
import { unlistedContracts } from './checks/unlisted-contracts.ts';
import { unnamedClaims } from './checks/unnamed-claims.ts';
import { unreachableLinks } from './checks/unreachable-links.ts';
import { unreachableTextLinks } from './checks/unreachable-text-links.ts';
import type { Check } from './content-check.ts';
/** Every check. To add one: a file in checks/, a line here, a sample in tests/checks/. */
export const checks: readonly Check[] = [
  countryCodes,
  flags,
  countryNames,
  siteSettings,
  securityContact,
  keptSubmissions,
  facts,
  languageTags,
  dictionaryLanguages,
  languages,
  hiddenCopies,
  pages,
  lists,
  entrances,
  publication,
  texts,
  templateStructure,
  // The source comes first: findings of translations that follow from it are reported with it.
  templateTexts,
  translations,
  textMarkup,
  messageForms,
  markupInTexts,
  markupInValues,
  textLanguage,
  typedConstants,
  typedCounts,
  links,
  repeatedEntries,
  unreachableLinks,
  unreachableTextLinks,
  missingContracts,
  unlistedContracts,
  countryLists,
  entryCountries,
  placeholders,
  misplacedTokens,
  clauses,
  references,
  definedTerms,
  overlays,
  contractFactScope,
  factFormats,
  factScope,
  attestations,
  claims,
  unnamedClaims,
  typedAmounts,
  unitWords,
  clauseTokens,
  termWords,
  punctuation,
  clauseLanguage,
];
