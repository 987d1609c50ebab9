export { longDate } from './4-render/format-fact.ts';
export { headerRules, headers, policyHeader } from './4-render/headers.ts';
export { headersAt } from './4-render/headers-at.ts';
export type { TextPair } from './4-render/side-by-side.ts';
export type { FileHashes } from './6-emit/file-records.ts';
export type { Coverage } from './7-report/coverage.ts';
export { clientConfig, messagesOnly } from './bundle/client-config.ts';
export { addPart } from './compile/add-part.ts';
export { build } from './compile/build.ts';
export { type CheckResult, check, checkContent } from './compile/check-site.ts';
export { checkStyles } from './compile/check-styles.ts';
export { hostsNamed } from './compile/configuration/chosen-hosts.ts';
export { openSite, type PlainSite, type Settings, type Site } from './compile/configuration/open-site.ts';
export { siteVite } from './compile/configuration/site-modules.ts';
export { type LiveTheme, openLiveTheme } from './compile/configuration/theme.ts';
export { faultsOfTheme } from './compile/configuration/theme-errors.ts';
export { type OpenContent, openContent, readPage } from './compile/open-content.ts';
export { needsDecision, readClaims, readContent } from './compile/read-content.ts';
export { readCoverage } from './compile/read-coverage.ts';
export { originsOf, renderPage, siteDocuments, textsBeside } from './compile/render-page.ts';
export type { BuildResult } from './compile/reuse/build-result.ts';
export { readLocales, readSite, type SiteModel } from './compile/site-model.ts';
export { finish, place as placesOf } from './compile/steps/finish-findings.ts';
export { loadStages } from './compile/steps/load-and-check.ts';
export { bundleAssets } from './compile/steps/plan-site.ts';
export { watchedFiles } from './compile/watched-files.ts';
export { addressLock } from './compile/write-address-lock.ts';
export { closestMatch } from './diagnostics/closest-match.ts';
export { allCodes, type Code, codes, definitionOf, isCode, type SiteCodes } from './diagnostics/codes.ts';
export type { Diagnostic } from './diagnostics/diagnostic.ts';
export type { Findings } from './diagnostics/findings.ts';
export { applyEdits, type Edit, type Fix } from './diagnostics/fix.ts';
export { type Attestation, type Attested, attest } from './edit/attest.ts';
export { freeze } from './edit/freeze.ts';
export { waive } from './edit/waive.ts';
export { withdraw } from './edit/withdraw.ts';
export { writtenIn } from './exchange/apply.ts';
export { countWords, glossary, memory } from './exchange/companions.ts';
export { type FilePlan, readReturned, readTexts } from './exchange/exchange.ts';
export { formatNames, formats } from './exchange/formats.ts';
export type { Outcome } from './exchange/plan.ts';
export type { TextsOfFile } from './exchange/units.ts';
export type { TextOrigin } from './explain/page-origins.ts';
export { type ClaimReport, type FactReport, reportOfClaim, templateChoices, usesOfFact, usesOfTemplate } from './explain/uses.ts';
export { uncheckedSentence } from './language/unchecked.ts';
export { isDay } from './markup/date-time.ts';
export { escapeHtml } from './markup/escape-html.ts';
export { lockPath } from './model/address-lock.ts';
export { type AttestedText, attestedTexts, isReady, placeKey } from './model/attested-texts.ts';
export { rules } from './model/claims.ts';
export { expectedOrigin, isOrigin } from './model/contact.ts';
export type { Content } from './model/content.ts';
export { contentType, isCompressible, minimumToCompress } from './model/content-types.ts';
export { contractsWithAppendices, documentNameOf } from './model/contract-texts.ts';
export { addDays, addPeriod } from './model/days.ts';
export { decoded } from './model/decoded.ts';
export { editionFaults } from './model/edition-faults.ts';
export { changeHtml, linesHtml } from './model/edition-html.ts';
export { linesOfEdition } from './model/edition-text.ts';
export {
  type ChangedFact,
  changedFacts,
  type Edition,
  editionOn,
  editionsOf,
  editionsPath,
  nameOfEdition,
  sha256,
  statusOf,
  textOf,
  validEditions,
  withdrawalsFile,
} from './model/editions.ts';
export { groupBy } from './model/group-by.ts';
export type { Retention } from './model/kept-submissions.ts';
export { englishName } from './model/language-name.ts';
export { isLanguageTag, languageOfFile } from './model/language-tag.ts';
export { contentFrom } from './model/later-values.ts';
export { ledgerPath, statuses } from './model/ledger.ts';
export { parseLocale, parsePath } from './model/locale.ts';
export { type Manifest, outputOf, type Route, routesByPath } from './model/manifest.ts';
export { lazy } from './model/memoize.ts';
export { missingCopies, withCopies } from './model/missing-copies.ts';
export { notFoundPage, type PageToFind } from './model/not-found.ts';
export type { Person } from './model/people.ts';
export { type PrintedDocument, printedDocuments, printedFacts, textsIn, textToCompare, wordsOf } from './model/printed-documents.ts';
export type { ValuePlace } from './model/reading.ts';
export { reasonPattern } from './model/reason.ts';
export { type Change, changeLine, redline, type TextToCompare } from './model/redline.ts';
export { endpointFolder } from './model/reserved-addresses.ts';
export { type AddressTable, addressIn, type RedirectStatus, resolve as resolveAddress } from './model/resolver.ts';
export type { Assets } from './model/site-files.ts';
export { newKeyPair, peoplePath, personOf, type Signer, signerOf } from './model/statements.ts';
export { lastDay } from './model/waivers.ts';
export { wordDiff } from './model/word-diff.ts';
export { absent } from './package/absent.ts';
export { shortHash } from './package/hash.ts';
export { internalError } from './package/internal-error.ts';
export { optionalPackages } from './package/optional-packages.mjs';
export { readText } from './package/read-text.ts';
export { packageRoot, siteFolder } from './package/roots.mjs';
export { walkFolder } from './package/walk-folder.ts';
export { writeAtomically } from './package/write-atomically.ts';
export { type FileChange, finishWriting, writeTogether } from './package/write-together.ts';
export { startThread } from './precompile/start-thread.ts';
export { onEnd, Stopped, stoppedFinding } from './precompile/stopped-thread.ts';
export type { Endpoint, Keep, Submission } from './react/endpoint.ts';
export { partKinds } from './scaffold/addition.ts';
export { languagesNamed } from './scaffold/language-names.ts';
export { newSite, starterLanguages, starterNames } from './scaffold/new-site.ts';
export { nameFault } from './scaffold/site-name.ts';
export { folderFault, writeSite } from './scaffold/write-site.ts';
