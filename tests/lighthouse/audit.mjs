/*
 * Measures one address once with Lighthouse, as on a phone, in a browser of its own, and prints the measures of a page as one
 * line of JSON (`Run` in run.ts). Run by the Node of this folder: node_modules/node/bin/node audit.mjs ADDRESS CHROMIUM
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [address, chromePath] = process.argv.slice(2);
const chrome = await launch({
  chromePath,
  // Chromium's sandbox refuses to run as root, the user of most containers.
  chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const { lhr } = await lighthouse(address, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
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
    categories: Object.fromEntries(Object.values(categories).map(({ id, auditRefs }) => [id, weighted(auditRefs, audits)])),
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

/** The audits of a score with their weights; audits that do not apply to the page are left out. Throws for a failed audit. */
function weighted(auditRefs, audits) {
  return auditRefs
    .filter(({ weight }) => weight > 0)
    .map(({ id, weight }) => {
      const { score, title, errorMessage } = audits[id];
      if (score === null) throw new Error(`${address}: the audit ${id} could not be made: ${errorMessage}`);
      return { id, weight, score, title };
    });
}

/** Whether a script arrived before the first paint with the priority of resources that block it, as in Lighthouse's own model. */
function holdsUpPaint({ resourceType, priority, networkEndTime }, paint) {
  return resourceType === 'Script' && ['High', 'VeryHigh'].includes(priority) && networkEndTime <= paint;
}
