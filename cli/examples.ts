import { commandName } from '../generator/package/command-name.ts';

/** An example of a command: the arguments, and their effect. */
type Example = readonly [given: string, does: string];

/** Command → examples for --help. */
const examples: Readonly<Record<string, readonly Example[]>> = {
  build: [
    ['', 'builds the site into dist/site'],
    ['--production', 'for visitors: placeholders are errors'],
    ['--format github', 'in a workflow on GitHub: findings become annotations'],
    ['--host nginx', 'for nginx, with its configuration in dist/host/nginx'],
    ['--draft', 'builds a partly translated site into dist/draft, for authors'],
  ],
  check: [
    ['', 'lists all findings, with places and remedies'],
    ['--watch', 'checks after every change, and lists new and fixed findings'],
    ['--only WL2001 WL2002', 'lists missing texts, and texts without a source'],
    ['--locale at-de --quiet', 'lists errors about Austria in German'],
    ['--fix --dry-run', 'shows the fixes that need no decision'],
  ],
  dev: [
    ['', 'serves the site at http://localhost:5173 with every change'],
    ['--draft', 'with untranslated texts in another language, marked'],
    ['--pseudo --port 8080', 'with every text longer and accented, at another port'],
  ],
  preview: [
    ['', 'serves dist/site at http://localhost:4173'],
    ['--out dist/draft', 'serves the draft'],
  ],
  verify: [
    ['', 'compares dist/site with the build'],
    ['https://www.example.com', 'compares the files of this server with the build'],
  ],
  serve: [
    ['', 'serves dist/site at http://localhost:8080, and keeps leads in data/submissions.db'],
    ['--address 0.0.0.0 --port 80', 'to visitors, without a proxy'],
    ['--trust-proxy 1', 'behind a proxy with the certificates'],
    ['--leads-only', 'only leads, for pages on another host'],
  ],
  leads: [
    ['', 'lists submissions in a table, the newest first'],
    ['--format csv > leads.csv', 'for a spreadsheet'],
    ['--undelivered', 'lists submissions that a webhook or a mailbox has not accepted yet'],
    ['show 4f2a91c0', 'shows one with all fields, and the accepted text; after its deletion the text alone'],
    ['delete --email ada@example.com', 'deletes the submissions of one visitor'],
  ],
  routes: [
    ['--locale at-de', 'lists every address of Austria in German'],
    ['--lock', 'records the published addresses'],
  ],
  resolve: [['/AT/support', 'shows the page or redirect of this address, and the reason']],
  coverage: [
    ['', 'lists translated texts, and the next steps'],
    ['--min 95', 'exits with 1 below 95 %'],
  ],
  attest: [
    ['common use.secrecy --language fr --status translated --by translator', 'records that one clause is translated'],
    ['common --language fr --status approved --by counsel', 'lists all its texts, asks, and records that they are approved, signed'],
  ],
  next: [['--language fr', 'shows the French text of a contract to translate first, with what has changed and the command for it']],
  export: [['--language fr --document common --to translations', 'writes the French clauses of a contract into a file for translators']],
  import: [['translations/*.xlf --by translator', 'shows what has changed, asks, and writes it']],
  claims: [
    ['', 'lists claims and their contradictions'],
    ['--waive prices.monthly --by counsel', 'waives the present contradictions, signed'],
  ],
  edition: [
    ['publish at --in-force 2027-03-01 --by counsel', 'shows what has changed, asks, and freezes the edition, signed'],
    ['show --hash HASH', 'prints the text that a lead accepted'],
    ['notice at@2027-03-01 --language de', 'prints the message to customers, with what changes'],
    ['pdf at@2027-03-01 --language de --to terms.pdf', 'prints the edition on A4'],
    ["withdraw at@2027-03-01 --by counsel --reason 'Clause 9.2 is void'", 'asks, and withdraws the edition, signed'],
  ],
  redline: [
    ['at@2026-12-01 at@2027-03-01', 'lists what differs between two editions'],
    ['at --format html', 'lists what differs between the edition in force and the present text, as a page'],
  ],
  people: [['key counsel', 'makes the pair of keys of an entry, and keeps the private one outside the site']],
  explain: [
    ['WL2001', 'explains the code, with an example'],
    ['/at-de/support/', 'lists the texts of the page with their places'],
    ["/at-de/support/ --text 'price'", 'lists only texts of the page with this word'],
    ['fact:prices.monthly', 'lists the uses of the number, and the effects of a change'],
  ],
  new: [
    ['my-site', 'asks for the languages and writes a site into my-site'],
    ['my-site --languages de,en --yes', 'written in German, translated into English; does not prompt'],
  ],
  add: [
    ['page opening-hours', 'adds a page in the source language, with a gap for every other one'],
    ['language fr', 'adds a language, whose pages show the source until they are translated'],
  ],
};

/** The command line for redirected output: npm adds no lines. */
const silentCommandName = commandName.replace('npm run', 'npm run --silent');

/** The examples of a command as its --help prints them. */
export function examplesText(command: string): string {
  const rows = (examples[command] ?? []).map(
    ([given, does]) => [`${given.includes('>') ? silentCommandName : commandName} ${command} ${given}`.trim(), does] as const,
  );
  const width = Math.max(0, ...rows.map(([line]) => line.length));
  return rows.length ? `\nExamples:\n${rows.map(([line, does]) => `  ${line.padEnd(width)}  ${does}`).join('\n')}` : '';
}
