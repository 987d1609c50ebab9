export { wordDiff } from './2-check/word-diff.ts';
export { headerRules, headers, policyHeader } from './4-render/headers.ts';
export { headersAt } from './4-render/headers-at.ts';
export type { FileHashes } from './6-emit/file-hashes.ts';
export type { Coverage } from './7-report/coverage.ts';
export { partKinds } from './add/part-kinds.ts';
export { addPart } from './build/add-part.ts';
export { type BuildSettings, build } from './build/build.ts';
export type { BuildResult } from './build/build-result.ts';
export { type CheckResult, check } from './build/check-site.ts';
export { checkStyles } from './build/check-styles.ts';
export { hostsNamed } from './build/chosen-hosts.ts';
export { loadConfig } from './build/config.ts';
export { finish, place as placesOf } from './build/finish-findings.ts';
export { loadStages } from './build/load-and-check.ts';
export { checkOpenSite, type OpenSite, openSite, readPage } from './build/open-site.ts';
export { bundleAssets } from './build/plan-site.ts';
export { needsDecision, readClaims, readContent } from './build/read-content.ts';
export { readCoverage } from './build/read-coverage.ts';
export { clausesOf, originsOf, renderPage, siteDocuments } from './build/render-page.ts';
export { packageRoot, type Settings, siteRoot } from './build/settings.ts';
export { readLocales, readSite, type SiteModel } from './build/site-model.ts';
export { loadTheme } from './build/theme.ts';
export { faultsOfTheme } from './build/theme-errors.ts';
export { addressLock } from './build/write-address-lock.ts';
export { baselineOf, parseBaseline } from './diagnostics/baseline.ts';
export { closestMatch } from './diagnostics/closest-match.ts';
export { allCodes, type Code, codes, definitionOf, isCode } from './diagnostics/codes.ts';
export type { Diagnostic } from './diagnostics/diagnostic.ts';
export type { Findings } from './diagnostics/findings.ts';
export { applyEdits, type Edit, type Fix } from './diagnostics/fix.ts';
export type {} from './diagnostics/report/suppress.ts';
export { type Attested, attest } from './edit/attest.ts';
export { waive } from './edit/waive.ts';
export type { TextOrigin } from './explain/page-origins.ts';
export type {} from './explain/translation.ts';
export {
  type ClaimReport,
  type FactReport,
  reportOfClaim,
  templateChoices,
  usesOfFact,
  usesOfTemplate,
} from './explain/uses.ts';
export { documentText } from './markup/document-text.ts';
export { escapeHtml } from './markup/escape-html.ts';
export { lockPath } from './model/address-lock.ts';
export { type AttestedClause, attestedClauses } from './model/attested-clauses.ts';
export { rules } from './model/claims.ts';
export type { Content } from './model/content.ts';
export { contentType, isCompressible, minimumToCompress } from './model/content-types.ts';
export { documentsOf } from './model/contract-documents.ts';
export type { Fact } from './model/fact.ts';
export type { KeptFor } from './model/kept-submissions.ts';
export { canonicalTag, isLanguageTag, languageOfFile } from './model/language-tag.ts';
export { ledgerPath, statuses } from './model/ledger.ts';
export { parseLocale, parsePath } from './model/locale.ts';
export { type Manifest, outputOf, type Route, routesByPath } from './model/manifest.ts';
export { notFoundPage, type PageToFind } from './model/not-found.ts';
export type { Reading } from './model/reading.ts';
export { reasonPattern } from './model/reason.ts';
export { endpointFolder } from './model/reserved-addresses.ts';
export { type AddressTable, addressIn, type RedirectStatus, resolve as resolveAddress } from './model/resolver.ts';
export type { Assets } from './model/site-files.ts';
export { englishName } from './new/language-entry.ts';
export { newSite, starterLanguages } from './new/new-site.ts';
export { starterNames } from './new/read-starter.ts';
export { nameFault } from './new/site-name.ts';
export { folderFault, writeSite } from './new/write-site.ts';
export { configPaths } from './package/config-sources.mjs';
export { shortHash } from './package/hash.ts';
export { internalError } from './package/internal-error.ts';
export { writeAtomically } from './package/write-atomically.ts';
export { startThread } from './precompile/start-thread.ts';
export { endingOf, lastErrorOf, onEnd, Stopped, stoppedFinding } from './precompile/stopped-thread.ts';
export type { Endpoint, Keep, Submission } from './react/endpoint.ts';
