/*
 * Prints `total: N passed, N failed`, summed from what the runners wrote (vitest, Playwright). A step without tests of its
 * own counts as one failure when it fails, and so does a runner that fails beside its tests. Exit code 1 if any failed.
 */
import { readFileSync } from 'node:fs';

const results = new URL('../.wortlaut/results/', import.meta.url);
const steps = read('steps.json') ?? [{ name: 'installing', ok: false }];
const runners = { unit: vitest(read('vitest.json')), browser: playwright(read('playwright.json')) };

let passed = 0;
let failed = 0;
for (const { name, ok } of steps) {
  const counts = runners[name] ?? { passed: 0, failed: 0 };
  passed += counts.passed;
  failed += ok ? counts.failed : Math.max(1, counts.failed);
}
console.log(`total: ${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

function vitest(report) {
  if (!report) return undefined;
  const unread = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unread.length };
}

function playwright(report) {
  if (!report) return undefined;
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}

function read(name) {
  try {
    return JSON.parse(readFileSync(new URL(name, results), 'utf8'));
  } catch {
    return undefined;
  }
}
