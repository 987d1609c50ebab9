import '../../4-render/production-react.ts';

/** The steps of a build, in order. Imported only if there is something to build. */
export { openStaging } from '../../6-emit/staging.ts';
export { checkShared } from './check-shared.ts';
export { emitSite } from './emit-site.ts';
export { loadSite } from './load-site.ts';
export { planAddresses, planAndBundle } from './plan-site.ts';
export { renderAndInspect } from './render-and-inspect.ts';
export { draftOf, reportBuild } from './report-build.ts';
