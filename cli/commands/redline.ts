import {
  type Change,
  type ChangedFact,
  type Content,
  changedFacts,
  changeHtml,
  changeLine,
  redline as compare,
  editionOn,
  escapeHtml,
  printedDocuments,
  printedFacts,
  readContent,
  textOf,
  textToCompare,
} from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { namedEdition } from '../editions/named-edition.ts';
import { standalone } from '../editions/standalone.ts';
import { choice, type SiteOptions, siteOf } from '../options.ts';
import { reportErrors } from '../print.ts';

interface RedlineOptions extends SiteOptions {
  readonly language?: string;
  readonly format: string;
}

interface LanguageChanges {
  readonly language: string;
  readonly changes: readonly Change[];
}

interface Differences {
  readonly title: string;
  readonly facts: readonly ChangedFact[];
  readonly changes: readonly LanguageChanges[];
}

const formats = ['text', 'html'] as const;

/** Prints what differs between two editions, or between the edition in force and the present text. Exit code 0, 1 for errors, 2 for a wrong option. */
export async function redline(from: string, to: string | undefined, options: RedlineOptions): Promise<number> {
  const format = choice('format', options.format, formats);
  const site = await siteOf(options);
  const { content, diagnostics } = await readContent(site);
  if (!content) return reportErrors(diagnostics, site);
  const { title, facts, changes } = to === undefined ? await sinceEdition(content, from, site) : betweenEditions(content, from, to);
  const languages = changes.map((one) => one.language);
  const wanted = options.language === undefined ? languages : [choice('language', options.language, languages)];
  const shown = changes.filter(({ language }) => wanted.includes(language));
  process.stdout.write(format === 'html' ? asHtml({ title, facts, changes: shown }) : asText({ title, facts, changes: shown }));
  return 0;
}

function betweenEditions(content: Content, from: string, to: string): Differences {
  const [before, after] = [namedEdition(content, from), namedEdition(content, to)];
  const changes = Object.keys(after.record.texts).flatMap((language) => {
    const [old, now] = [textOf(before, language), textOf(after, language)];
    return old && now ? [{ language, changes: compare(old, now) }] : [];
  });
  return { title: `${from} → ${to}`, facts: changedFacts(before.record, after.record.facts), changes };
}

async function sinceEdition(content: Content, subject: string, site: Awaited<ReturnType<typeof siteOf>>): Promise<Differences> {
  const { writeFact } = await site.config();
  const printed = printedDocuments(content, writeFact);
  const [name = ''] = subject.split('@');
  const document = choice('document', name, [...new Set(printed.map((one) => one.document))]);
  const before = subject.includes('@') ? namedEdition(content, subject) : editionOn(content.editions, document, site.today);
  if (!before) throw new UsageError(`'${document}' has no edition to compare with: publish one with edition publish.`);
  const changes = printed.flatMap((one) => {
    const old = one.document === document ? textOf(before, one.language) : undefined;
    return old ? [{ language: one.language, changes: compare(old, textToCompare(one)) }] : [];
  });
  const facts = changedFacts(before.record, printedFacts(content, printed, document));
  return { title: `${document}@${before.record.edition} → the present text`, facts, changes };
}

const asText = ({ title, facts, changes: languages }: Differences): string =>
  [
    title,
    ...facts.map(({ words }) => `  ${words}`),
    ...languages.flatMap(({ language, changes }) => [
      `'${language}'${changes.length ? '' : ': no changes'}`,
      ...changes.map((change) => `  ${changeLine(change)}`),
    ]),
    '',
  ].join('\n');

const asHtml = ({ title, facts, changes: languages }: Differences): string =>
  standalone({
    language: 'en',
    title,
    body: [
      `<h1>${escapeHtml(title)}</h1>`,
      ...facts.map(({ words }) => `<p>${escapeHtml(words)}</p>`),
      ...languages.map(
        ({ language, changes }) => `<section lang="${language}">\n<h2>${language}</h2>\n${changes.map(changeHtml).join('\n')}\n</section>`,
      ),
    ].join('\n'),
  });
