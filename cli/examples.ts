import { commandName } from '../generator/package/command-name.ts';

/** An example of a command: the arguments, and what it does. */
type Example = readonly [given: string, does: string];

/** Command → examples, as its --help shows them. */
const examples: Readonly<Record<string, readonly Example[]>> = {
  build: [
    ['', 'builds the site into dist/site'],
    ['--production', 'as it goes live: placeholders are errors'],
    ['--format github', 'in a workflow on GitHub: findings become annotations'],
    ['--host nginx', 'for nginx, which reads what lies in dist/host/nginx'],
    ['--draft', 'builds a site that is not translated yet into dist/draft, to look at'],
  ],
  check: [
    ['', 'everything that is wrong, with places and remedies'],
    ['--watch', 'again after every change, telling what is new and what is gone'],
    ['--only WL2001 WL2002', 'missing texts, and texts that the source does not have'],
    ['--locale at-de --quiet', 'errors that concern Austria in German'],
    ['--fix --dry-run', 'shows what can be fixed without a decision'],
  ],
  dev: [
    ['', 'serves the site at http://localhost:5173 as it is being written'],
    ['--draft', 'with what is not translated in another language, marked'],
    ['--pseudo --port 8080', 'with every text longer and accented, at another port'],
  ],
  preview: [
    ['', 'serves dist/site at http://localhost:4173'],
    ['--out dist/draft', 'serves the draft that is there'],
  ],
  verify: [
    ['', 'whether dist/site is as the build wrote it'],
    ['https://www.example.com', 'whether this server answers with the files of dist/site'],
  ],
  serve: [
    ['', 'serves dist/site at http://localhost:8080, and keeps leads in data/submissions.db'],
    ['--address 0.0.0.0 --port 80', 'to visitors, without a proxy'],
    ['--trust-proxy 1', 'behind a proxy, which has the certificates'],
    ['--leads-only', 'leads alone, for pages on another host'],
  ],
  leads: [
    ['', 'a table of what has arrived, the newest first'],
    ['--format csv > leads.csv', 'for a spreadsheet'],
    ['--undelivered', 'what a webhook or a mailbox has not accepted yet'],
    ['show 4f2a91c0', 'one of them with all fields, and the text that was accepted'],
    ['delete --email ada@example.com', 'deletes what one visitor has sent'],
  ],
  routes: [
    ['--locale at-de', 'every address of Austria in German'],
    ['--lock', 'records what is published'],
  ],
  resolve: [['/AT/support', 'where this address leads, and why']],
  coverage: [
    ['', 'what is translated, and what to do next'],
    ['--min 95', 'ends with 1 where less than 95 % is translated'],
  ],
  attest: [
    ['common use.secrecy --language fr --status translated --by Ada', 'one clause is translated'],
    ['common --language fr --status approved --by legal:Carol', 'all that the document words is approved'],
  ],
  claims: [
    ['', 'what the pages assert, and what contradicts it'],
    ['--waive prices.monthly --by owner', 'the owner has decided again, on what is found today'],
  ],
  explain: [
    ['WL2001', 'what the code means, with an example'],
    ['/at-de/support/', 'where each text of the page stands'],
    ["/at-de/support/ --text 'price'", 'texts of the page with this word alone'],
    ['fact:prices.monthly', 'where the number is shown, what rests on it, and what a change would touch'],
  ],
  new: [
    ['my-site', 'asks for the languages and writes a site into my-site'],
    ['my-site --languages de,en --yes', 'written in German, translated into English; asks nothing'],
  ],
  add: [
    ['page opening-hours', 'a page in the source language, with a gap for every other one'],
    ['language fr', 'a language, whose pages show the source until they are translated'],
    ['template gallery', 'a component, what it reads, and its entry in the list'],
  ],
  completion: [
    ['bash >> ~/.bashrc', 'completes commands and options in bash'],
    ['zsh > ~/.zfunc/_wortlaut', 'in zsh, where that folder is in fpath'],
    ['fish > ~/.config/fish/completions/wortlaut.fish', 'in fish'],
  ],
};

/** The command line for redirected output: npm adds no lines. */
export const silentCommandName = commandName.replace('npm run', 'npm run --silent');

/** The examples of a command as its --help prints them. */
export function examplesText(command: string): string {
  const rows = (examples[command] ?? []).map(
    ([given, does]) => [`${given.includes('>') ? silentCommandName : commandName} ${command} ${given}`.trim(), does] as const,
  );
  const width = Math.max(0, ...rows.map(([line]) => line.length));
  return rows.length ? `\nExamples:\n${rows.map(([line, does]) => `  ${line.padEnd(width)}  ${does}`).join('\n')}` : '';
}
