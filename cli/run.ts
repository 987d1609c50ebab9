import { Command, CommanderError } from 'commander';

/*
 * The command line. A command's file is loaded when the command is called; it parses, calls and exits, nothing else.
 * Exit codes: 0 fine, 1 errors in the content, 2 wrong usage or configuration, 70 a fault in Wortlaut, 130 interrupted.
 */

const program = new Command('wortlaut')
  .description('Checks typed content and compiles it into pages.')
  .exitOverride()
  .showSuggestionAfterError()
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, '')) });

function siteCommand(name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('--content <dir>', 'content folder', 'content')
    .option('--origin <url>', 'scheme and host of the site, instead of the one in site.ts');
}

siteCommand('build', 'check, plan, render, write')
  .option('--out <dir>', 'output folder (default: dist, with --pseudo dist/pseudo)')
  .option('--production', 'refuse placeholders')
  .option('--pseudo', 'show every text longer, accented and between ⟦ ⟧: what does not fit or is hard-coded shows')
  .option('--force', 'build even if nothing has changed')
  .option('--quiet', 'say nothing but errors')
  .option('--shard <i/n>', 'make the i-th of n shares of the pages, for `merge` (default folder: dist/shards/i-of-n)')
  .option('--baseline [file]', 'report only what this baseline does not have; without a name, content/baseline.jsonl')
  .option('--format <format>', 'pretty, json, sarif or github')
  .action(async (options) => exit((await import('./commands/build.ts')).build(options)));

siteCommand('merge', 'join shards (build --shard) to the site that one build would make')
  .argument('<folder...>', 'the folders of all shards')
  .option('--out <dir>', 'output folder (default: dist)')
  .option('--production', 'refuse placeholders')
  .option('--quiet', 'say nothing but errors')
  .option('--format <format>', 'pretty, json, sarif or github')
  .action(async (folders, options) => exit((await import('./commands/merge.ts')).merge(folders, options)));

siteCommand('check', 'everything that build checks, and the types, writing nothing')
  .option('--production', 'refuse placeholders')
  .option('--only <code...>', 'report these codes alone')
  .option('--locale <locale...>', 'report what concerns these locales alone')
  .option('--format <format>', 'pretty, json, sarif or github')
  .option('--fix', 'mend what can be mended without a decision, then check again')
  .option('--dry-run', 'with --fix: show the changes and make none')
  .option('--baseline [file]', 'report only what this baseline does not have; without a name, content/baseline.jsonl')
  .option('--write-baseline [file]', 'keep everything that is found now as the baseline')
  .action(async (options) => exit((await import('./commands/check.ts')).check(options)));

siteCommand('dev', 'a server that shows every change at once')
  .option('--port <number>', 'port', '5173')
  .option('--pseudo', 'show every text longer, accented and between ⟦ ⟧')
  .action(async (options) => exit((await import('./commands/dev.ts')).dev(options)));

program
  .command('preview')
  .description('serve the built site as a host would')
  .option('--out <dir>', 'output folder of the build', 'dist')
  .option('--port <number>', 'port', '4173')
  .action(async (options) => exit((await import('./commands/preview.ts')).preview(options)));

siteCommand('routes', 'every address of the site')
  .option('--format <format>', 'text or json', 'text')
  .option('--locale <locale>', 'addresses of this locale alone')
  .option('--page <page>', 'addresses of this page alone')
  .option('--lock', 'record what is published in addresses.lock, instead of printing it')
  .action(async (options) => exit((await import('./commands/routes.ts')).routes(options)));

siteCommand('resolve', 'what an address answers: a page, a redirect or a 404')
  .argument('<path>', 'for example /AT/support')
  .option('--format <format>', 'text or json', 'text')
  .action(async (path, options) => exit((await import('./commands/resolve.ts')).resolve(path, options)));

siteCommand('coverage', 'what is translated and what is not')
  .option('--format <format>', 'text, json, html or markdown', 'text')
  .option('--min <percent>', 'exit with 1 below this share')
  .action(async (options) => exit((await import('./commands/coverage.ts')).coverage(options)));

siteCommand('attest', 'say that clauses of a contract document are translated, reviewed or approved')
  .argument('<document>', 'for example common')
  .argument('[clause...]', 'for example use.secrecy; without any, all that the document words itself')
  .requiredOption('--language <language>', 'language of the text, for example fr')
  .requiredOption('--by <name>', 'who says so; with the role to approve: legal:NAME')
  .option('--status <status>', 'draft, translated, reviewed or approved')
  .option('--note <text>', 'what else there is to say')
  .option('--editorial <reason>', 'the source has changed, but not its meaning: each clause keeps its status')
  .action(async (document, clauses, options) => exit((await import('./commands/attest.ts')).attest(document, clauses, options)));

siteCommand('claims', 'what the pages assert, what contradicts it, and who has waived that')
  .option('--format <format>', 'text or json', 'text')
  .action(async (options) => exit((await import('./commands/claims.ts')).claims(options)));

siteCommand('explain', 'the meaning of a code, or where the texts of a page come from')
  .argument('[code-or-address]', 'WL2001, /at-de/support/, or /de-de/agb/#use.secrecy for one place on a page; without it, every code')
  .option('--text <words>', 'texts of the page that contain these words alone')
  .option('--all', 'of a page every text, also those of header and footer; without an address, every code with its meaning')
  .option('--format <format>', 'text or json; for every code text, markdown or html')
  .action(async (subject, options) => exit((await import('./commands/explain.ts')).explain(subject, options)));

async function exit(code: Promise<number>): Promise<void> {
  process.exitCode = await code;
}

/** Runs the command that was typed and sets the exit code. */
export async function start(): Promise<void> {
  // A reader that has seen enough, such as `head`, is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 70));
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));

  // What is thrown where nobody waits for it.
  process.on('uncaughtException', async (error) => process.exit(await tellFailure(error)));

  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = error instanceof CommanderError ? (error.exitCode === 0 ? 0 : 2) : await tellFailure(error);
  }
}

/** Says why a command was stopped, and gives its exit code. */
async function tellFailure(error: unknown): Promise<number> {
  const { missingPackage, printBug, refusedByDisk, UsageError } = await import('./failure.ts');
  const say = (text: string) => process.stderr.write(`${text}\n`);
  if (error instanceof UsageError) {
    say(error.message);
    return 2;
  }
  const { faultsOfTheme, Stopped } = await import('../generator/index.ts');
  const faults = await faultsOfTheme(error);
  if (faults.length) {
    (await import('./print.ts')).printFaults(faults, program.opts().content ?? 'content');
    return 1;
  }
  const missing = missingPackage(error);
  if (missing) {
    say(`The package '${missing}' is not installed, so the command cannot run. Run npm ci.`);
    return 2;
  }
  const refused = refusedByDisk(error);
  if (refused) {
    say(refused);
    return 2;
  }
  if (error instanceof Stopped) say(`${error.message} Nothing was written; the last good site is untouched.\n${error.hint}`);
  else printBug(error);
  return 70;
}
