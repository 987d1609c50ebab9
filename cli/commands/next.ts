import {
  type AttestedText,
  attestedTexts,
  type Content,
  contractsWithAppendices,
  documentNameOf,
  missingCopies,
  needsDecision,
  withCopies,
  wordDiff,
} from '../../generator/index.ts';
import { commandName } from '../../generator/package/command-name.ts';
import { choice, type SiteOptions } from '../options.ts';
import { siteFor } from '../site-queries.ts';

interface NextOptions extends SiteOptions {
  readonly language: string;
  readonly document?: string;
}

/** An open text: one of a contract that must be translated, or translated again. */
interface OpenText extends Pick<AttestedText, 'document' | 'clause' | 'dataPath' | 'source' | 'entry'> {
  readonly original?: string | undefined;
  /** Absent if it is not written yet. */
  readonly text?: string;
  /** Where it is, or belongs. */
  readonly file: string;
  readonly kind: (typeof kinds)[number];
}

/** In the order of their weight. */
const kinds = ['approved and stale', 'reviewed and stale', 'stale', 'edited since', 'draft', 'new'] as const;

const reasons: Readonly<Record<OpenText['kind'], string>> = {
  'approved and stale': 'was approved, and its source has changed since',
  'reviewed and stale': 'was reviewed, and its source has changed since',
  stale: 'was translated, and its source has changed since',
  'edited since': 'was edited since it was attested',
  draft: 'was never attested',
  new: 'is not translated yet',
};

/** Prints the open text of a language that has the most weight, with both texts and the command for it. Exit code 0, 1 for errors. */
export async function next(options: NextOptions): Promise<number> {
  // A text that is missing or differs from its source is what this command is for.
  const model = await siteFor(options, (finding) => needsDecision(finding) || /^WL(2|4002)/.test(finding.code));
  if (typeof model === 'number') return model;
  const { site } = model;
  const content = withCopies(model.content, missingCopies(model.content));
  const language = choice('language', options.language, Object.keys(content.languages.value));
  const texts = attestedTexts(content, (await site.config()).writeFact);
  const documents = [...new Set(texts.map((one) => one.document))];
  const document = options.document === undefined ? undefined : choice('document', options.document, documents);
  const open = openTexts(content, texts, language).filter((one) => document === undefined || one.document === document);
  const [first] = open.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  process.stdout.write(first ? described(first, { language, count: open.length }) : `No text in '${language}' is open.\n`);
  return 0;
}

function openTexts(content: Content, texts: readonly AttestedText[], language: string): OpenText[] {
  const own = texts.filter((one) => one.language === language && !one.isSource);
  const keyOf = ({ document, clause }: Pick<OpenText, 'document' | 'clause'>) => `${document} ${clause}`;
  const ownKeys = new Set(own.map(keyOf));
  const sources = texts.filter(({ isSource }) => isSource);
  const originals = new Map(sources.map((one) => [keyOf(one), one.text]));
  const existing = own.flatMap((one): OpenText[] => {
    const kind = kindOf(one);
    return kind ? [{ ...one, kind, original: originals.get(keyOf(one)) }] : [];
  });
  const fileOf = new Map(contractsWithAppendices(content).map((page) => [documentNameOf(page), page.copies.get(language)?.file]));
  const missing = sources.flatMap(({ document, clause, dataPath, source, text, ...other }): OpenText[] => {
    const file = fileOf.get(document);
    const isOpen = other.language !== language && file !== undefined && !ownKeys.has(keyOf({ document, clause }));
    return isOpen ? [{ document, clause, dataPath, source, original: text, file, kind: 'new' }] : [];
  });
  return [...existing, ...missing];
}

function kindOf({ state, given, entry }: AttestedText): OpenText['kind'] | undefined {
  if (state === 'stale') return given === 'approved' || given === 'reviewed' ? `${given} and stale` : 'stale';
  if (state === 'draft') return entry && entry.status !== 'draft' ? 'edited since' : 'draft';
  return undefined;
}

function described(
  { document, clause, dataPath, kind, entry, source, original = source, text, file }: OpenText,
  { language, count }: { readonly language: string; readonly count: number },
): string {
  const attested = entry && kind !== 'draft' ? ` It was attested by ${entry.by} on ${entry.at}.` : '';
  const changed = (name: string, before: string | undefined, after: string | undefined) =>
    before === undefined || after === undefined || before === after ? [] : [`  ${name} since: ${wordDiff(before, after)}`];
  return [
    `'${clause}' of ${document} in '${language}' ${reasons[kind]}.${attested} Open in this language: ${count}.`,
    ...changed('source', entry?.source, source),
    ...changed('text', entry?.text, text),
    `  source: ${original}`,
    ...(text === undefined ? [] : [`  ${language}: ${text}`]),
    `  ${file} › ${dataPath.join('.')}`,
    `Then: ${commandName} attest ${document} ${clause} --language ${language} --status translated --by ENTRY`,
    '',
  ].join('\n');
}
