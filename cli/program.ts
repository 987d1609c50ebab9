import { Command, CommanderError, Option } from 'commander';
import { commandName } from '../generator/package/command-name.ts';
import { examplesText } from './examples.ts';
import { pathInSite } from './paths-in-site.ts';
import { usageMessage } from './usage-message.ts';

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
    .configureOutput({ outputError: (text, write) => write(usageMessage(text)) });
  program.addHelpText('after', `\n${commandName} COMMAND --help shows the options of a command, and examples.`);

  const command = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .addHelpText('after', examplesText(name))
      .showHelpAfterError(`${commandName} ${name} --help lists the options.`);
  const siteCommand = (name: string, description: string) =>
    command(name, description)
      .option('--content <dir>', 'content folder', pathInSite('content'))
      .option('--origin <url>', 'scheme and host of the site, instead of the one in site.ts');

  siteCommand('build', 'build the site')
    .option('--out <dir>', 'output folder (default: dist; with --draft, --pseudo or --as-of a folder of that name in it)')
    .addOption(hosts())
    .option('--production', 'refuse placeholders')
    .option('--draft', 'include untranslated pages with marked fallback text; never for visitors')
    .option('--pseudo', 'lengthen and accent every text and put it between ⟦ and ⟧: reveals overflow and hard-coded text')
    .addOption(asOf())
    .option('--force', 'build even if nothing has changed')
    .option('--quiet', 'print only errors, and whether types were not checked')
    .option('--verbose', 'list every warning, even if one code has many')
    .addOption(format('pretty', 'json', 'sarif', 'github'))
    .action(async (options) => done((await import('./commands/build.ts')).build(options)));

  siteCommand('check', 'check the content and the types without building')
    .option('--production', 'refuse placeholders')
    .addOption(asOf())
    .option('--only <code...>', 'report only these codes')
    .option('--locale <locale...>', 'report only findings about these locales')
    .option('--watch', 'check again whenever the content, the theme or the configuration changes; report new and fixed findings')
    .option('--quiet', 'print only errors')
    .option('--verbose', 'list every warning, even if one code has many')
    .addOption(format('pretty', 'json', 'sarif', 'github'))
    .option('--fix', 'apply all fixes that need no decision, then check again')
    .option('--dry-run', 'with --fix: show the changes without making them')
    .action(async (options) => done((await import('./commands/check.ts')).check(options)));

  siteCommand('dev', 'start a server that shows every change at once')
    .option('--port <number>', 'port', '5173')
    .option('--draft', 'show untranslated texts in another language, marked; without it, a missing text is an error, as in build')
    .option('--pseudo', 'lengthen and accent every text and put it between ⟦ and ⟧')
    .action(async (options) => done((await import('./commands/dev.ts')).dev(options)));

  command('preview', 'serve the built site like a host')
    .option('--out <dir>', 'output folder of the build', pathInSite('dist'))
    .option('--port <number>', 'port', '4173')
    .action(async (options) => done((await import('./commands/preview.ts')).preview(options)));

  command('verify', 'compare the published files with those of the build')
    .argument('[place]', 'a folder, or the address of a server (default: the site in the output folder)')
    .option('--out <dir>', 'output folder of the build', pathInSite('dist'))
    .action(async (place, options) => done((await import('./commands/verify.ts')).verify(place, options)));

  command('serve', 'serve the built site to visitors, and keep the submissions of its forms')
    .option('--out <dir>', 'output folder of the build', pathInSite('dist'))
    .option('--port <number>', 'port', '8080')
    .option('--address <address>', 'network address to listen at; 0.0.0.0 for all addresses of this computer', '127.0.0.1')
    .option('--trust-proxy <number>', 'number of proxies before this server, whose X-Forwarded-For contains the address of a visitor', '0')
    .addOption(database())
    .option('--workers <number>', 'processes that serve (default: one for each core)')
    .option('--leads-only', 'respond only below /api/, if another host serves the pages')
    .action(async (options) => done((await import('./commands/serve.ts')).serve(options)));

  command('leads', 'list, show, delete or deliver the submissions that serve keeps, and which texts were accepted')
    .argument('[action]', 'list, show, delete, prune or retry', 'list')
    .argument('[key]', 'with show: the key, or its beginning')
    .addOption(database())
    .addOption(format('text', 'json', 'csv').default('text'))
    .option('--undelivered', 'list submissions that a webhook or a mailbox has not accepted yet')
    .option('--email <address>', 'with delete: the email address of the visitor')
    .option('--yes', 'with delete: do not ask for confirmation; with prune: the clock is right')
    .option('--out <dir>', 'output folder of the build, which limits how long submissions are kept', pathInSite('dist'))
    .action(async (action, key, options) => done((await import('./commands/leads.ts')).leads(action, key, options)));

  siteCommand('routes', 'list every address of the site')
    .addOption(format('text', 'json').default('text'))
    .option('--locale <locale>', 'only addresses of this locale')
    .option('--page <page>', 'only addresses of this page')
    .option('--lock', 'record the published addresses in addresses.lock, instead of printing them')
    .action(async (options) => done((await import('./commands/routes.ts')).routes(options)));

  siteCommand('resolve', 'show the response of an address: a page, a redirect or a 404')
    .argument('<path>', 'for example /AT/support')
    .addOption(format('text', 'json').default('text'))
    .action(async (path, options) => done((await import('./commands/resolve.ts')).resolve(path, options)));

  siteCommand('coverage', 'list translated and missing texts')
    .addOption(format('text', 'json', 'html').default('text'))
    .option('--min <percent>', 'exit with 1 below this percentage')
    .action(async (options) => done((await import('./commands/coverage.ts')).coverage(options)));

  siteCommand('attest', 'record that texts of a contract are translated, reviewed or approved')
    .argument('<document>', 'a contract document or an appendix, for example common')
    .argument('[text...]', 'for example use.secrecy or title (default: lists all that the document itself contains, and asks)')
    .requiredOption('--language <language...>', 'one or more languages of the text, for example fr')
    .requiredOption('--by <entry>', 'the person: an entry of people.ts')
    .addOption(among(new Option('--status <status>', 'status of the texts'), ['draft', 'translated', 'reviewed', 'approved']))
    .option('--note <text>', 'a remark')
    .option('--editorial <reason>', 'reason why the source has changed without its meaning: each text keeps its status')
    .option('--unchanged <reason>', 'with --status: reason why the text is right although its source has changed')
    .option('--unreviewed <reason>', 'with --until, by legal: reason why translations are published without a review')
    .option('--until <day>', 'with --unreviewed: the last day, for example 2027-06-30')
    .option('--yes', 'do not ask for confirmation')
    .action(async (document, clauses, options) => done((await import('./commands/attest.ts')).attest(document, clauses, options)));

  siteCommand('next', 'show the open text of a contract that has the most weight, for a translator')
    .requiredOption('--language <language>', 'language of the translation, for example fr')
    .option('--document <document>', 'only this contract document, for example common')
    .action(async (options) => done((await import('./commands/next.ts')).next(options)));

  siteCommand('export', 'write texts and their translations into files for translation tools')
    .requiredOption('--language <language>', 'language of the translations, for example fr')
    .requiredOption('--to <dir>', 'folder of the files')
    .addOption(among(new Option('--format <format>', 'format of the files; xliff if omitted'), ['xliff', 'xliff2', 'po']))
    .option('--document <document>', 'only this contract document, for example common')
    .option('--page <page>', 'only this page')
    .option('--dictionary', 'only the words that pages share')
    .option('--changed', 'only texts that are missing, stale or drafts')
    .action(async (options) => done((await import('./commands/export.ts')).exportTexts(options)));

  siteCommand('import', 'write the texts that a translation tool returned, after showing what would change')
    .argument('<file...>', 'files that export wrote and a tool changed')
    .requiredOption('--by <entry>', 'the translator: an entry of people.ts')
    .option('--take <side-and-keys...>', 'for texts in conflict: file or theirs (the present text), then their keys')
    .option('--yes', 'do not ask for confirmation')
    .action(async (files, options) => done((await import('./commands/import.ts')).importTexts(files, options)));

  siteCommand('edition', 'publish or withdraw an edition of a contract, or list, show, verify, announce or print editions')
    .argument('<action>', 'publish, withdraw, list, show, verify, notice or pdf')
    .argument('[subject]', 'with publish: the document, for example at; otherwise: the edition, for example at@2027-03-01')
    .option('--in-force <day>', 'with publish: the day from which the edition holds')
    .option('--notice-sent <day>', 'with publish: the day on which customers were told')
    .option('--by <entry>', 'with publish and withdraw: the person, an entry of people.ts with the role owner or legal, and a key')
    .option('--reason <text>', 'with withdraw: the reason')
    .option('--yes', 'with publish and withdraw: do not ask for confirmation')
    .option('--language <language>', 'with show, notice and pdf: the language (default: the first)')
    .addOption(among(new Option('--format <format>', 'with notice: format of the message; text if omitted'), ['text', 'html']))
    .option('--address <address>', 'with notice: where customers object (default: email of brand.ts)')
    .option('--to <file>', 'with pdf: the file')
    .option('--signature', 'with pdf: with places for signatures')
    .option('--hash <hash>', 'with show: the SHA-256 of the text, as a lead has it')
    .action(async (action, subject, options) => done((await import('./commands/edition.ts')).edition(action, subject, options)));

  siteCommand('redline', 'list what differs between two editions of a contract, clause by clause')
    .argument('<from>', 'an edition, for example at@2026-12-01, or a document: its edition in force')
    .argument('[to]', 'the later edition (default: the present text)')
    .option('--language <language>', 'only this language')
    .addOption(format('text', 'html').default('text'))
    .action(async (from, to, options) => done((await import('./commands/redline.ts')).redline(from, to, options)));

  siteCommand('people', 'make the keys by which a person signs')
    .argument('<action>', 'key')
    .argument('<entry>', 'the person: an entry of people.ts')
    .action(async (action, entry, options) => done((await import('./commands/people.ts')).people(action, entry, options)));

  siteCommand('claims', 'list the claims of the pages, their contradictions and waivers')
    .addOption(format('text', 'json'))
    .option('--waive <claim...>', 'waive the present contradictions of these claims: writes waivers into their files')
    .option('--by <entry>', 'with --waive: the person who decides, an entry of people.ts with the role owner or legal')
    .option('--reason <text>', 'with --waive: the reason; required for a first waiver')
    .option('--until <date>', 'with --waive: the last day, for example 2027-06-30; required for a first waiver')
    .action(async (options) => done((await import('./commands/claims.ts')).claims(options)));

  siteCommand('explain', 'explain a code, the origin of the texts of a page, or the uses of a fact, a claim or a template')
    .argument(
      '[subject]',
      'WL2001, /at-de/support/, /de/terms/#use.secrecy, fact:prices.monthly, claim:prices.monthly or template:home (default: every code)',
    )
    .option('--text <words>', 'only texts of the page that contain these words')
    .option('--all', 'for a page: every text, including header and footer')
    .addOption(format('text', 'json'))
    .action(async (subject, options) => done((await import('./commands/explain.ts')).explain(subject, options)));

  command('new', 'write a new site into an empty folder')
    .argument('[folder]', 'the folder, whose name becomes the name of the package')
    .option('--languages <tags>', 'languages, the source first, such as de,en (default: en,de)')
    .addOption(among(new Option('--template <name>', 'template of the site (default: plain)'), ['plain']))
    .option('--yes', 'use defaults, do not prompt')
    .action(async (folder, options) => done((await import('./commands/new.ts')).newCommand(folder, options)));

  command('add', 'write the skeleton of a part into the site, and list the next steps')
    .argument('<kind>', 'language, country or page')
    .argument('<name>', 'name of the part: a tag such as fr for a language, a code such as at for a country')
    .option('--content <dir>', 'content folder', pathInSite('content'))
    .option('--template <name>', 'with page: its template')
    .action(async (kind, name, options) => done((await import('./commands/add.ts')).add(kind, name, options)));

  return program;
}

/** An option with its choices, for --help. The command checks them, so that it can suggest the nearest. */
function among(option: Option, words: readonly string[]): Option {
  option.argChoices = [...words];
  return option;
}

const hosts = () =>
  new Option('--host <name>', 'a host of the site, such as nginx, instead of those in site.ts; repeatable (default: files)').argParser(
    (name: string, before: readonly string[] = []) => [...before, name],
  );

const database = () =>
  new Option('--database <place>', 'file or libSQL server that keeps the submissions')
    .env('WORTLAUT_DATABASE')
    .default(pathInSite('data/submissions.db'));

const asOf = () => new Option('--as-of <day>', 'take law, waivers and evidence as they are on that day');

const format = (...words: readonly string[]) => among(new Option('--format <format>', 'format of the output'), words);

/** The code of commander's error for --version. */
export const versionAsked = 'wortlaut.version';

/** The usage of a command, in the form of this package manager and with the plain name. */
function usageOf(command: Command, program: Command): string {
  const parts = command === program ? command.usage() : `${command.name()} ${command.usage()}`;
  return `${commandName} ${parts}   (${program.name()} ${parts})`;
}
