/*
 * Measures one address once with Lighthouse, as on a phone, in a browser of its own, and prints the measures of a page as one
 * line of JSON (`Run` in run.ts). Run by the Node of this folder: node_modules/node/bin/node audit.mjs ADDRESS CHROMIUM [EXCUSED AUDIT…]
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [address, chromePath, ...skipAudits] = process.argv.slice(2);
const chrome = await launch({
  chromePath,
  // The site is served with a certificate that it has made itself. Chromium's sandbox refuses to run as root, the user of most containers.
  chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const { lhr } = await lighthouse(address, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    skipAudits,
    // The not-found pages have status 404, and are measured, too.
    ignoreStatusCode: true,
  });
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  console.log(JSON.stringify(runOf(lhr)));
} finally {
  chrome.kill();
}

function runOf({ audits, categories, environment, lighthouseVersion }) {
  const requests = audits['network-requests'].details.items;
  const [{ observedFirstContentfulPaint: paint }] = audits.metrics.details.items;
  const total = (list) => list.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(100 * score)])),
    // The numbers of the performance score are in the table.
    failed: Object.values(categories).flatMap(({ id, auditRefs }) => (id === 'performance' ? [] : failedOf(auditRefs, audits))),
    measures: {
      lcp: Math.round(audits['largest-contentful-paint'].numericValue / 100) / 10,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      bytes: total(requests),
      requests: requests.length,
      scriptBytes: total(requests.filter((request) => holdsUpPaint(request, paint))),
    },
    tools: {
      lighthouse: lighthouseVersion,
      node: process.versions.node,
      chromium: /Chrome\/([\d.]+)/.exec(environment.hostUserAgent)?.[1] ?? '',
    },
  };
}

/** The audits that lower a score; those that do not apply to the page have no score. Throws for an audit that could not be made. */
function failedOf(auditRefs, audits) {
  const counted = auditRefs.flatMap(({ id, weight }) => (weight > 0 && audits[id] ? [audits[id]] : []));
  for (const { id, errorMessage } of counted)
    if (errorMessage !== undefined) throw new Error(`${address}: the audit ${id} could not be made: ${errorMessage}`);
  return counted.filter(({ score }) => score !== null && score < 1).map(({ id, title }) => ({ id, title }));
}

/** Whether a script arrived before the first paint with the priority of resources that block it, as in Lighthouse's own model. */
function holdsUpPaint({ resourceType, priority, networkEndTime }, paint) {
  return resourceType === 'Script' && ['High', 'VeryHigh'].includes(priority) && networkEndTime <= paint;
}
