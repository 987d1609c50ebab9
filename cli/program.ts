import { Argument, Command, CommanderError, Option } from 'commander';
import { commandName } from '../generator/package/command-name.ts';
import { examplesText } from './examples.ts';

/* The commands and their options. A command's module is imported when the command is called. */

/** The whole command line. `done` gets the exit code of the called command. */
export function commandLine(done: (code: Promise<number>) => Promise<void>): Command {
  const program: Command = new Command('wortlaut')
    .description('Checks typed content and compiles it into pages.')
    .option('--version', 'print the version')
    .on('option:version', () => {
      throw new CommanderError(0, versionAsked, '');
    })
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError(`${commandName} --help lists the commands.`)
    .configureHelp({ commandUsage: (command) => usageOf(command, program) })
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, '')) });
  program.addHelpText('after', `\n${commandName} COMMAND --help shows the options of a command, and examples.`);

  const command = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .addHelpText('after', examplesText(name))
      .showHelpAfterError(`${commandName} ${name} --help lists the options.`);
  const siteCommand = (name: string, description: string) =>
    command(name, description)
      .option('--content <dir>', 'content folder', 'content')
      .option('--origin <url>', 'scheme and host of the site, instead of the one in site.ts');

  siteCommand('build', 'check, plan, render, write')
    .option('--out <dir>', 'output folder (default: dist, with --draft dist/draft, with --pseudo dist/pseudo)')
    .addOption(hosts())
    .option('--production', 'refuse placeholders')
    .option('--draft', 'show every page in every language, what is not translated in another one with a mark; never for visitors')
    .option('--pseudo', 'show every text longer, accented and between ⟦ and ⟧: what does not fit or is hard-coded shows')
    .option('--force', 'build even if nothing has changed')
    .option('--quiet', 'say nothing but errors, and where types were not checked')
    .option('--verbose', 'list every warning, however many have one code')
    .option('--baseline [file]', 'report only what this baseline does not have; without a name, content/baseline.jsonl')
    .addOption(format('pretty', 'json', 'sarif', 'github'))
    .action(async (options) => done((await import('./commands/build.ts')).build(options)));

  siteCommand('check', 'everything that build checks, and the types; no site is written')
    .option('--production', 'refuse placeholders')
    .option('--only <code...>', 'report these codes alone')
    .option('--locale <locale...>', 'report what concerns these locales alone')
    .option('--watch', 'check again whenever the content, the theme or the configuration changes, and report what is new and what is gone')
    .option('--quiet', 'say nothing but errors')
    .option('--verbose', 'list every warning, however many have one code')
    .addOption(format('pretty', 'json', 'sarif', 'github'))
    .option('--fix', 'fix what can be fixed without a decision, then check again')
    .option('--dry-run', 'with --fix: show the changes and make none')
    .option('--baseline [file]', 'report only what this baseline does not have; without a name, content/baseline.jsonl')
    .option('--write-baseline [file]', 'keep everything that is found now as the baseline')
    .action(async (options) => done((await import('./commands/check.ts')).check(options)));

  siteCommand('dev', 'a server that shows every change at once')
    .option('--port <number>', 'port', '5173')
    .option('--draft', 'show what is not translated in another language, with a mark; without it, a missing text is an error as in build')
    .option('--pseudo', 'show every text longer, accented and between ⟦ and ⟧')
    .action(async (options) => done((await import('./commands/dev.ts')).dev(options)));

  command('preview', 'serve the built site as a host would')
    .option('--out <dir>', 'output folder of the build', 'dist')
    .option('--port <number>', 'port', '4173')
    .action(async (options) => done((await import('./commands/preview.ts')).preview(options)));

  command('verify', 'compare what is published with what was built, file by file')
    .argument('[place]', 'a folder, or the address of a server; without it, the site in the output folder')
    .option('--out <dir>', 'output folder of the build', 'dist')
    .action(async (place, options) => done((await import('./commands/verify.ts')).verify(place, options)));

  command('serve', 'serve the built site to visitors, and keep what its forms send')
    .option('--out <dir>', 'output folder of the build', 'dist')
    .option('--port <number>', 'port', '8080')
    .option('--address <address>', 'network address to listen at; 0.0.0.0 for every one of this computer', '127.0.0.1')
    .option('--trust-proxy <number>', 'how many proxies stand in front, whose X-Forwarded-For names the address of a visitor', '0')
    .addOption(database())
    .option('--workers <number>', 'processes that serve (default: one for each core)')
    .option('--leads-only', 'answer below /api/ alone, where another host serves the pages')
    .action(async (options) => done((await import('./commands/serve.ts')).serve(options)));

  command('leads', 'what visitors have sent, as serve keeps it')
    .argument('[action]', 'list, show, delete, prune or retry', 'list')
    .argument('[key]', 'with show: the key, or how it begins')
    .addOption(database())
    .addOption(format('text', 'json', 'csv').default('text'))
    .option('--undelivered', 'list what a webhook or a mailbox has not accepted yet')
    .option('--email <address>', 'with delete: whose data are deleted')
    .option('--yes', 'with delete: ask nothing')
    .option('--out <dir>', 'output folder of the build, which says how long they are kept', 'dist')
    .action(async (action, key, options) => done((await import('./commands/leads.ts')).leads(action, key, options)));

  siteCommand('routes', 'every address of the site')
    .addOption(format('text', 'json').default('text'))
    .option('--locale <locale>', 'addresses of this locale alone')
    .option('--page <page>', 'addresses of this page alone')
    .option('--lock', 'record what is published in addresses.lock, instead of printing it')
    .action(async (options) => done((await import('./commands/routes.ts')).routes(options)));

  siteCommand('resolve', 'what an address answers: a page, a redirect or a 404')
    .argument('<path>', 'for example /AT/support')
    .addOption(format('text', 'json').default('text'))
    .action(async (path, options) => done((await import('./commands/resolve.ts')).resolve(path, options)));

  siteCommand('coverage', 'what is translated and what is not')
    .addOption(format('text', 'json', 'html').default('text'))
    .option('--min <percent>', 'exit with 1 below this share')
    .action(async (options) => done((await import('./commands/coverage.ts')).coverage(options)));

  siteCommand('attest', 'say that clauses of a contract document are translated, reviewed or approved')
    .argument('<document>', 'for example common')
    .argument('[clause...]', 'for example use.secrecy; without any, all that the document words itself')
    .requiredOption('--language <language...>', 'language of the text, for example fr; or several')
    .requiredOption('--by <name>', 'who says so; with the role to approve: legal:NAME')
    .addOption(among(new Option('--status <status>', 'what the clauses are'), ['draft', 'translated', 'reviewed', 'approved']))
    .option('--note <text>', 'what else there is to say')
    .option('--editorial <reason>', 'the source has changed, but not its meaning: each clause keeps its status')
    .option('--unchanged <reason>', 'with --status: the text is right as it is, although its source has changed')
    .action(async (document, clauses, options) => done((await import('./commands/attest.ts')).attest(document, clauses, options)));

  siteCommand('claims', 'what the pages assert, what contradicts it, and who has waived that')
    .addOption(format('text', 'json'))
    .option('--waive <claim...>', 'waive what is found of these claims today: writes it into their files')
    .addOption(among(new Option('--by <role>', 'with --waive: who decides'), ['owner', 'legal']))
    .option('--reason <text>', 'with --waive: why it is shown all the same; needed where there is no waiver yet')
    .option('--until <date>', 'with --waive: the last day, for example 2027-06-30; needed where there is no waiver yet')
    .action(async (options) => done((await import('./commands/claims.ts')).claims(options)));

  siteCommand('explain', 'the meaning of a code, where the texts of a page come from, or what hangs on a fact, a claim or a template')
    .argument(
      '[subject]',
      'WL2001, /at-de/support/, /de/terms/#use.secrecy, fact:prices.monthly, claim:prices.monthly or template:home; without it, every code',
    )
    .option('--text <words>', 'texts of the page that contain these words alone')
    .option('--all', 'of a page every text, also those of header and footer; without an address, every code with its meaning')
    .addOption(
      among(new Option('--format <format>', 'text or json; for every code text, markdown or html'), ['text', 'json', 'markdown', 'html']),
    )
    .action(async (subject, options) => done((await import('./commands/explain.ts')).explain(subject, options)));

  command('new', 'write a new site into an empty folder')
    .argument('[folder]', 'the folder; its name is that of the package')
    .option('--languages <tags>', 'its languages, the source first, such as de,en (default: en,de)')
    .addOption(among(new Option('--template <name>', 'what it begins as (default: plain)'), ['plain']))
    .option('--yes', 'ask nothing: what is not given is as usual')
    .action(async (folder, options) => done((await import('./commands/new.ts')).newCommand(folder, options)));

  command('add', 'write the skeleton of a part into the site, and what is left to do')
    .argument('<kind>', 'language, country, page, template, island or check')
    .argument('<name>', 'its name: a tag such as fr for a language, a code such as at for a country')
    .option('--content <dir>', 'content folder', 'content')
    .option('--template <name>', 'of a page: what it looks like')
    .action(async (kind, name, options) => done((await import('./commands/add.ts')).add(kind, name, options)));

  command('completion', 'a script that completes commands and options in a shell')
    .addArgument(shellArgument())
    .action(async (shell) => done((await import('./commands/completion.ts')).completion(shell, program)));

  return program;
}

/** An option with its choices, for --help and completion. The command checks them itself, to suggest the nearest. */
function among(option: Option, words: readonly string[]): Option {
  option.argChoices = [...words];
  return option;
}

const shells = ['bash', 'zsh', 'fish'];

function shellArgument(): Argument {
  const argument = new Argument('<shell>', 'the shell to complete in');
  argument.argChoices = shells;
  return argument;
}

const hosts = () =>
  new Option(
    '--host <name>',
    'a host that the site is for, such as nginx, instead of those in site.ts; may be given several times (default: files)',
  ).argParser((name: string, before: readonly string[] = []) => [...before, name]);

const database = () =>
  new Option('--database <place>', 'file in which submissions are kept, or the address of a libSQL server')
    .env('WORTLAUT_DATABASE')
    .default('data/submissions.db');

const format = (...words: readonly string[]) => among(new Option('--format <format>', 'how to print it'), words);

/** The code of commander's error for --version. */
export const versionAsked = 'wortlaut.version';

/** The command line as people type it, with the name. */
function usageOf(command: Command, program: Command): string {
  const parts = command === program ? command.usage() : `${command.name()} ${command.usage()}`;
  return `${commandName} ${parts}   (${program.name()} ${parts})`;
}
