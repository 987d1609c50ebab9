import { finding } from '../../diagnostics/diagnostic.ts';
import type { SharedContent } from '../../model/content.ts';
import { addDays } from '../../model/days.ts';
import { validEditions } from '../../model/editions.ts';
import { keyOfFact } from '../../model/fact.ts';
import { groupBy } from '../../model/group-by.ts';
import { changesAfter, contentFrom } from '../../model/later-values.ts';
import { type PrintedDocument, printedDocuments, printedFacts, textsIn } from '../../model/printed-documents.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import { commandName } from '../../package/command-name.ts';
import type { SiteCheck } from '../content-check.ts';

/** Facts that contracts quote and that change on a day from which no edition has the later value. */
export const laterFacts: SiteCheck = {
  run: (content, { today, writeFact }) =>
    [...changesAfter(content.facts, today)].flatMap(([day, ids]) => {
      const later = contentFrom(content, day);
      const contracts = [...groupBy(printedDocuments(later, writeFact), ({ document }) => document)].map(([name, printed]) => ({
        name,
        printed,
        facts: printedFacts(later, printed, name),
        frozen: validEditions(content.editions, name).findLast(({ record }) => record.inForce <= day)?.record.facts,
      }));
      return ids.flatMap((id) => {
        const lacking = contracts.filter(({ facts, frozen }) => facts[id] !== undefined && facts[id] !== frozen?.[id]);
        const [first] = lacking;
        const entry = later.facts.get(id);
        if (!first || !entry) return [];
        const names = lacking.map(({ name }) => name);
        const index = entry.values?.findIndex(({ from }) => from === day) ?? 0;
        const notice = noticeOf(later, first.printed);
        const deadline = notice ? `: customers must be told by ${addDays(day, -notice)}` : '';
        return finding('WL4060', { file: entry.file, dataPath: [keyOfFact(id), 'then', String(index - 1), 'from'] }, [
          `\`${id}\` is ${first.facts[id]?.replaceAll('\u00a0', ' ')} from ${day}, and no edition of ${names.join(', ')} says so from that day.`,
          `Publish one, or move the day${deadline}. To publish: ${commandName} edition publish ${names[0]} --in-force ${day} --by NAME`,
        ]);
      });
    }),
};

/** The days before which a contract promises to tell its customers of changes: its longest period that begins with the notice. */
function noticeOf({ facts }: SharedContent, printed: readonly PrintedDocument[]): number {
  const sources = printed.flatMap(textsIn).map(({ source }) => source);
  const periods = sources.flatMap((source) => tokensIn(source).flatMap(({ id }) => facts.get(id)?.value ?? []));
  const days = periods.map((fact) => (fact.kind === 'duration' && fact.unit === 'day' && fact.starts === 'the notice' ? fact.amount : 0));
  return Math.max(0, ...days);
}
