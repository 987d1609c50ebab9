/** The way in which a command of the documentation is proven. */
export type Proof =
  /** It runs on a copy of the minimal site, and its output matches. */
  | { readonly prints: RegExp }
  /** It serves pages until it is stopped, and its output matches. */
  | { readonly serves: RegExp }
  /** Another test runs it. */
  | { readonly testedBy: string }
  /** It takes minutes or a browser; a test only compares its files, scripts and options with the existing ones. */
  | { readonly exists: true };

const exists: Proof = { exists: true };

/** Every command in a shell block of the documentation, in an order in which they can run. */
export const commands: Readonly<Record<string, Proof>> = {
  'npm run site -- check': { prints: /Content, types and \d+ pages checked/ },
  'npm run site -- check --fix --dry-run': { prints: /--fix/ },
  'npm run site -- check --fix': { prints: /--fix|pages checked/ },
  'npm run site -- build --production': { prints: /\d+ pages in / },
  'npm run site -- verify': { prints: /files in .* are as the build/ },
  'npm run site -- build --production --host nginx': { prints: /For nginx: .*\/site and .*\/host\/nginx\./ },
  'npm run site -- build --production --host apache': { prints: /For apache: .*\/site and .*\/host\/apache\./ },
  'npm run site -- build --production --host caddy': { prints: /For caddy: .*\/site and .*\/host\/caddy\./ },
  'npm run site -- build --draft': { prints: /\d+ pages in / },
  'npm run site -- preview --out dist/draft': { serves: /serves the draft in .* http:\/\/localhost:\d+/s },
  'npm run site -- dev --draft': { serves: /http:\/\/localhost:\d+/ },
  'npm run site -- coverage': { prints: /places complete/ },
  'npm run site -- build --pseudo': { prints: /\d+ pages in / },
  'npm run site -- preview --out dist/pseudo': { serves: /http:\/\/localhost:\d+/ },
  'npm run site -- serve': { testedBy: 'tests/unit/cli/serve-process.test.ts' },
  'npm run site -- serve --trust-proxy 1': { testedBy: 'tests/unit/cli/serve-process.test.ts' },
  'npm run site -- dev': { serves: /http:\/\/localhost:\d+/ },
  'npm run site -- dev --pseudo': { serves: /http:\/\/localhost:\d+/ },
  'npm run site -- verify https://www.kassaro.example': { testedBy: 'tests/output/verify.test.ts' },
  'npm run site -- routes --lock': { prints: /addresses\.lock/ },
  'npm run site -- claims': { prints: /claims/ },
  'npm run site -- explain fact:offer.price': { prints: /A change of the value/ },
  'npm run site -- attest common --language fr --status translated --by translator': { testedBy: 'tests/unit/cli/attest.test.ts' },
  'npm run site -- attest common use.secrecy --language fr --status translated --by translator': {
    testedBy: 'tests/unit/cli/attest.test.ts',
  },
  'npm run site -- export --language fr --document common --to translations': { testedBy: 'tests/unit/cli/exchange.test.ts' },
  'npm run site -- next --language fr': { testedBy: 'tests/unit/translators-journey.test.ts' },
  'npm run site -- attest common --language fr --status reviewed --by reviewer': { testedBy: 'tests/unit/translators-journey.test.ts' },
  'npm run site -- attest common --language fr --status approved --by counsel': { testedBy: 'tests/unit/translators-journey.test.ts' },
  'npm run site -- edition publish fr --in-force 2027-03-01 --notice-sent 2026-12-15 --by counsel': {
    testedBy: 'tests/unit/translators-journey.test.ts',
  },
  'npm run site -- edition list': { testedBy: 'tests/unit/translators-journey.test.ts' },
  'npm run site -- redline fr@2026-12-01 fr@2027-03-01': { testedBy: 'tests/unit/translators-journey.test.ts' },
  'npm run site -- edition show --hash HASH': { testedBy: 'tests/unit/translators-journey.test.ts' },
  'npm run site -- import translations/terms-common.xlf --by translator': { testedBy: 'tests/unit/cli/exchange.test.ts' },
  "npm run site -- claims --waive terms.trial --by counsel --reason 'TEXT' --until 2027-06-30": {
    testedBy: 'tests/unit/cli/waive.test.ts',
  },
  'npm run site -- edition publish at --in-force 2027-03-01 --by counsel': { testedBy: 'tests/unit/cli/edition.test.ts' },
  'npm run site -- people key counsel': { testedBy: 'tests/unit/cli/people.test.ts' },
  'npm run site -- leads': { testedBy: 'tests/unit/submissions/leads.test.ts' },
  'npm run site -- leads --undelivered': { testedBy: 'tests/unit/submissions/leads.test.ts' },
  'npm run site -- leads show KEY': { testedBy: 'tests/unit/submissions/leads.test.ts' },
  'npm run site -- leads delete --email ada@example.com': { testedBy: 'tests/unit/submissions/leads.test.ts' },
  'npm run site -- leads retry': { testedBy: 'tests/unit/submissions/leads.test.ts' },
  'npm create wortlaut my-site': { testedBy: 'tests/usage/package.test.ts' },
  'npx --package ./wortlaut-0.1.0.tgz wortlaut new my-site': { testedBy: 'tests/usage/package.test.ts' },
  'npm ci && npm start': exists,
  'npm ci && npm test': exists,
  'npm test': exists,
  'npm run test:all': exists,
  "npm test -- types lint 'import table'": exists,
  'npx vitest run tests/unit/store.test.ts': exists,
  "npx vitest run --project '!hosts' --changed": exists,
  'npx vitest run --project site': exists,
  'npx playwright test --config tests/browser': exists,
  'npx playwright test --config tests/browser look': exists,
  'npx playwright test --config tests/browser look --update-snapshots': exists,
  'npx playwright test --config tests/every-browser': exists,
  'node tests/imports/import-table.mjs': { testedBy: 'tests/run.ts' },
  'SAMPLES=WL1013 npx vitest run tests/checks': exists,
  'npx vitest run tests/inspection': exists,
  'UPDATE=1 npx vitest run tests/checks tests/inspection': exists,
  'npm run mutants': exists,
  'npm run mutants -- --places 24': exists,
  'MUTANTS=all npx vitest run tests/mutation': exists,
  'npx vitest run tests/incremental': exists,
  'SEQUENCES=10 npx vitest run tests/incremental': exists,
  'SEED=1 npx vitest run tests/incremental': exists,
  'npm run bench': exists,
  'npm run bench -- --pages 1000': exists,
  'npm run bench -- --growth --peers --dev --check --write': exists,
  'npm run lighthouse': exists,
  'npm run lighthouse -- --only home --runs 3': exists,
  'node --import tsx tests/browser/draw-icons.ts': exists,
  'node --import tsx tests/browser/draw-share-image.ts': exists,
  'node --import tsx tests/browser/draw-readme-images.ts': exists,
  'npm run site -- build --production --host cloudflare': { prints: /For cloudflare: .*\/site\. Publish/ },
  'npm run site -- build --production --host netlify': { prints: /For netlify: .*\/site and .*\/host\/netlify\./ },
  'npm run site -- build --production --host vercel': { prints: /For vercel: .*\/site and .*\/host\/vercel\./ },
};
