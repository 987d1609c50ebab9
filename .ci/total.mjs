/*
 * Prints `total: N passed, N failed`, summed from what the runners wrote (vitest, Playwright). A step that did not come to its end
 * counts as one failure, and so does one that failed without tests of its own, or a runner that left no result or ran no test:
 * what nobody has seen hold does not hold. Exit code 1 if any failed. The folder of the results may be given.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const given = process.argv[2];
const results = given ? pathToFileURL(`${resolve(given)}/`) : new URL('../.wortlaut/results/', import.meta.url);
const runners = {
  unit: () => vitest(read('vitest.json')),
  hosts: () => vitest(read('hosts.json')),
  browser: () => playwright(read('playwright.json')),
  'every browser': () => playwright(read('every-browser.json')),
};
const expected = ['types', 'lint', 'import table', 'unit', 'hosts', 'build', 'browser', 'every browser'];

const written = read('steps.json');
const steps = Array.isArray(written) ? written : [];
let passed = 0;
let failed = 0;
for (const name of new Set([...expected, ...steps.map((step) => step.name)])) {
  const isFine = steps.some((step) => step.name === name && step.ok === true);
  const counts = runners[name] ? runners[name]() : { passed: 0, failed: 0 };
  const isSeen = !runners[name] || counts.passed + counts.failed > 0;
  passed += counts.passed;
  failed += isFine && isSeen ? counts.failed : Math.max(1, counts.failed);
}
console.log(`total: ${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

function vitest(report) {
  const unread = (report?.testResults ?? []).filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + unread.length };
}

function playwright(report) {
  const { expected: passed = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return { passed, failed: unexpected + flaky };
}

/** Nothing for a result that is not there or was cut off: then its step counts as failed. */
function read(name) {
  try {
    return JSON.parse(readFileSync(new URL(name, results), 'utf8'));
  } catch {
    return undefined;
  }
}
