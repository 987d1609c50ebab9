import {
  addDays,
  type Change,
  type Content,
  changeHtml,
  changeLine,
  type Edition,
  escapeHtml,
  longDate,
  nameOfEdition,
  redline,
  validEditions,
} from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { choice } from '../options.ts';
import type { EditionAction } from './edition-action.ts';
import { namedEdition } from './named-edition.ts';
import { languageOf, standalone, textIn } from './standalone.ts';

/** Prints the message to customers about an edition: the day from which it applies, what changes, the last day and the address of an objection. */
export function notice({ content, subject, options }: EditionAction): number {
  const format = choice('format', options.format ?? 'text', ['text', 'html'] as const);
  const edition = namedEdition(content, subject);
  const language = languageOf(edition, options.language);
  const { inForce } = edition.record;
  const address = options.address ?? content.brand.value.email;
  if (typeof address !== 'string') throw new UsageError('Give the address to which customers object with --address.');
  const changes = changesOf(content, edition, language);
  const day = (iso: string) => longDate(language, iso);
  const word = (key: string, values: Readonly<Record<string, string>>) => wordOf(content, { language, key, values });
  const title = word('notice', { day: day(inForce) });
  // A change applies unless the customer objects before that day.
  const objection = word('objection', { day: day(addDays(inForce, -1)), address });
  process.stdout.write(format === 'html' ? asHtml({ language, title, objection, changes }) : asText({ title, objection, changes }));
  return 0;
}

interface Message {
  readonly title: string;
  readonly objection: string;
  readonly changes: readonly Change[];
}

const asText = ({ title, objection, changes }: Message): string =>
  [title, '', ...changes.map((change) => changeLine(change)), '', objection, ''].join('\n');

const asHtml = ({ language, title, objection, changes }: Message & { readonly language: string }): string =>
  standalone({
    language,
    title,
    body: [`<h1>${escapeHtml(title)}</h1>`, ...changes.map(changeHtml), `<p>${escapeHtml(objection)}</p>`].join('\n'),
  });

function changesOf({ editions }: Content, edition: Edition, language: string): Change[] {
  const { document, inForce } = edition.record;
  const last = validEditions(editions, document).findLast((one) => one.record.inForce < inForce);
  if (!last?.record.texts[language])
    throw new UsageError(`${nameOfEdition(edition.record)} is the first edition in '${language}', so it changes nothing for customers.`);
  return redline(textIn(last, language), textIn(edition, language));
}

/** A text of the group `editions` of the dictionary. */
function wordOf(
  { dictionaries }: Content,
  { language, key, values }: { readonly language: string; readonly key: string; readonly values: Readonly<Record<string, string>> },
): string {
  const dictionary = dictionaries.get(language)?.value.editions;
  const text = typeof dictionary === 'object' && !('gap' in dictionary) ? dictionary[key] : undefined;
  if (typeof text !== 'string')
    throw new UsageError(
      `The text editions.${key} is missing in content/dictionaries/${language}.ts. Write it, with {${Object.keys(values).join('}, {')}}.`,
    );
  return text.replace(/\{(\w+)\}/g, (argument, name) => values[name] ?? argument);
}
