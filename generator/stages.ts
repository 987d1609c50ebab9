/** The stages, in order. Loaded when there is something to do: a build of an unchanged site never gets here. */
export { checkTypes, withoutRepeats } from './1-load/check-types.ts';
export { load } from './1-load/load.ts';
export { locate } from './1-load/locate.ts';
export { check } from './2-check/check.ts';
export { judgeClaims } from './2-check/claims/judge.ts';
export { withoutConsequences } from './2-check/consequences.ts';
export { plan } from './3-plan/plan.ts';
export { checkWeight } from './4-render/check-weight.ts';
export { type Reading, render, renderOne, templateNames } from './4-render/render.ts';
export { renderSiteDocuments } from './4-render/site-documents.ts';
export { weigh } from './4-render/weigh.ts';
export { claimsJson } from './6-report/claims.ts';
export { coverage } from './6-report/coverage.ts';
export { coverageHtml } from './6-report/coverage-html.ts';
export { sarif } from './6-report/report.ts';
export { bundle } from './bundle/bundle.ts';
export { openAssetStore } from './cache/asset-store.ts';
