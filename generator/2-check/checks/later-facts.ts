import { finding } from '../../diagnostics/diagnostic.ts';
import type { SharedContent } from '../../model/content.ts';
import { addDays } from '../../model/days.ts';
import { validEditions } from '../../model/editions.ts';
import { factIn, keyOfFact } from '../../model/fact.ts';
import { changesAfter, contentFrom } from '../../model/later-values.ts';
import { type PrintedDocument, printedDocuments, printedLine } from '../../model/printed-documents.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import { commandName } from '../../package/command-name.ts';
import type { SiteCheck } from '../content-check.ts';

/** Facts that contracts quote and that change on a day from which no edition has the later value. */
export const laterFacts: SiteCheck = {
  run: (content, { today, writeFact }) =>
    [...changesAfter(content.facts, today)].flatMap(([day, ids]) => {
      const later = contentFrom(content, day);
      const printed = printedDocuments(later, writeFact);
      return ids.flatMap((id) => {
        const [first, ...others] = printed.filter((document) => lacks(content, { document, id, day }));
        const entry = later.facts.get(id);
        if (!first || !entry) return [];
        const names = [...new Set([first, ...others].map(({ document }) => document))];
        const value = writeFact(factIn(entry.value, first.in.language), first.in.tag).replaceAll('\u00a0', ' ');
        const index = entry.values?.findIndex(({ from }) => from === day) ?? 0;
        const notice = noticeOf(later, first);
        const deadline = notice ? `: customers must be told by ${addDays(day, -notice)}` : '';
        return finding('WL4060', { file: entry.file, dataPath: [keyOfFact(id), 'then', String(index - 1), 'from'] }, [
          `\`${id}\` is ${value} from ${day}, and no edition of ${names.join(', ')} says so from that day.`,
          `Publish one, or move the day${deadline}. To publish: ${commandName} edition publish ${names[0]} --in-force ${day} --by NAME`,
        ]);
      });
    }),
};

interface QuotedFact {
  /** The document as it is from the day on. */
  readonly document: PrintedDocument;
  readonly id: string;
  readonly day: string;
}

/** Whether a document has a text with the fact that the edition in force on that day does not contain. */
function lacks({ editions }: SharedContent, { document: { document, language, ...printed }, id, day }: QuotedFact): boolean {
  const inForce = validEditions(editions, document).findLast(({ record }) => record.inForce <= day);
  const lines = new Set(inForce?.texts.get(language)?.split('\n'));
  return textsOf(printed).some((text) => quotes(text.source, id) && !lines.has(printedLine(text)));
}

const textsOf = ({ texts, appendices }: Pick<PrintedDocument, 'texts' | 'appendices'>) => [
  ...texts,
  ...appendices.flatMap(({ texts: own }) => own),
];

const quotes = (source: string, id: string) => tokensIn(source).some((token) => token.kind === 'fact' && token.id === id);

/** The days before which a contract promises to tell its customers of changes: its longest period that begins with the notice. */
function noticeOf({ facts }: SharedContent, document: PrintedDocument): number {
  const periods = textsOf(document).flatMap(({ source }) => tokensIn(source).flatMap(({ id }) => facts.get(id)?.value ?? []));
  const days = periods.map((fact) => (fact.kind === 'duration' && fact.unit === 'day' && fact.starts === 'the notice' ? fact.amount : 0));
  return Math.max(0, ...days);
}
