import { headersAt } from '../headers-at.ts';
import type { Host, HostedSite } from '../host.ts';
import { functionText } from './function-text.ts';
import { answerTo } from './functions/answer.ts';
import { missingFolder } from './functions/missing-folder.ts';
import { notFoundFiles } from './not-found-files.ts';

/**
 * Vercel, by its Build Output API (vercel.com/docs/build-output-api/configuration): `vercel.json` takes no more than 2,048 redirects. A
 * function runs before the files and answers all other addresses. The folder of the site is beside the configuration, as `static`.
 */
export const vercel: Host = {
  redirectPages: false,
  script: 'vercel',
  nextStep:
    "Copy these files to .vercel/output and the folder of the site to .vercel/output/static, and publish with 'vercel deploy --prebuilt --prod'.",
  files: () => ({}),
  configuration(site) {
    const text = functionText(site, 'export default respond(site);');
    const settings = `${JSON.stringify({ runtime: 'edge', entrypoint: 'index.js', envVarsInUse: ['ENDPOINTS_ORIGIN'] })}\n`;
    return {
      'config.json': `${JSON.stringify({ version: 3, routes: routesOf(site) }, null, 2)}\n`,
      'functions/_respond.func/index.js': text,
      'functions/_respond.func/.vc-config.json': settings,
      'functions/_endpoints.func/index.js': text,
      'functions/_endpoints.func/.vc-config.json': settings,
    };
  },
};

/** The first route that matches answers, unless it continues. Their patterns are regular expressions over the path. */
function routesOf({ headers, pages, table }: HostedSite): readonly object[] {
  const ofMissing = answerTo({ table, notFound: notFoundFiles(pages), files: [] }, '/assets/missing.js');
  const missing = pages.filter(({ status }) => status === 404).map(({ file }) => file.replaceAll('.', '\\.'));
  const { 'Cache-Control': kept, ...ofAssets } = headersAt(headers, '/assets/');
  return [
    { src: '^/(?!assets/).*$', headers: headersAt(headers, '/'), continue: true },
    { src: '^/assets/.*$', headers: ofAssets, continue: true },
    { src: '^/api/.*$', dest: '/_endpoints' },
    // The function fetches these, so they come before it: no request passes it twice.
    ...(missing.length ? [{ src: `^${missingFolder}/(${missing.join('|')})$`, dest: '/$1', status: 404 }] : []),
    { src: '^/(?!assets/).*$', middlewarePath: '_respond', continue: true },
    { handle: 'filesystem' },
    ...('file' in ofMissing && ofMissing.file !== undefined ? [{ src: '^/.*$', dest: `/${ofMissing.file}`, status: 404 }] : []),
    // Only for files that exist: browsers must not cache the answer to a missing one like these.
    { handle: 'hit' },
    { src: '^/assets/.*$', headers: { 'Cache-Control': kept }, continue: true },
  ];
}
