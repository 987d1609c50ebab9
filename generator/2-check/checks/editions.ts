import { finding } from '../../diagnostics/diagnostic.ts';
import type { SharedContent } from '../../model/content.ts';
import { addDays } from '../../model/days.ts';
import { editionFaults } from '../../model/edition-faults.ts';
import { changedFacts, textOf, validEditions } from '../../model/editions.ts';
import { keyOfFact } from '../../model/fact.ts';
import { groupBy } from '../../model/group-by.ts';
import { changesAfter, contentFrom } from '../../model/later-values.ts';
import { memoize } from '../../model/memoize.ts';
import { type PrintedDocument, printedDocuments, printedFacts, textsIn, textToCompare } from '../../model/printed-documents.ts';
import { changeLine, redline } from '../../model/redline.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import { commandName } from '../../package/command-name.ts';
import type { SiteCheck } from '../content-check.ts';

/** Editions that were altered or removed, and contracts that differ from their last edition. */
export const editions: SiteCheck = {
  run: (content, { writeFact, production, today }) => {
    const people = content.people?.value ?? {};
    const altered = editionFaults(content.editions, people).map(({ file, fault }) =>
      finding('WL4026', { file }, [`This edition is not as it was published: ${fault}.`, 'Restore it from the version history.']),
    );
    const documents = [...new Set(content.editions.map(({ record }) => record.document))];
    const printedOn = memoize((day: string) => {
      const then = contentFrom(content, day);
      return { then, printed: printedDocuments(then, writeFact) };
    });
    const changed = documents.flatMap((document) => {
      const last = validEditions(content.editions, document).at(-1);
      if (!last) return [];
      // An announced edition has the values of the day on which it comes into force.
      const { then, printed } = printedOn(last.record.inForce > today ? last.record.inForce : today);
      const facts = changedFacts(last.record, printedFacts(then, printed, document));
      const related = facts.flatMap(({ id }) => {
        const entry = content.facts.get(id);
        return entry ? { file: entry.file, dataPath: [keyOfFact(id)], message: `The fact '${id}' is here.` } : [];
      });
      return printed.flatMap((one) => {
        const frozen = textOf(last, one.language);
        const now = textToCompare(one);
        if (one.document !== document || !frozen || frozen.text === now.text) return [];
        const [difference = 'clauses have other numbers', ...more] = redline(frozen, now).map(changeLine);
        const file = content.contracts.get(one.page)?.definition.file ?? last.file;
        const words = [
          `${difference.replace(/\.$/, '')}${more.length ? ` and ${more.length} more` : ''}`,
          ...facts.map((fact) => fact.words),
        ];
        return finding('WL4027', { file, severity: production ? 'error' : 'warning', related }, [
          `'${document}' in '${one.language}' differs from its edition ${last.record.edition}: ${words.join('; ')}.`,
          `Take the change back, or publish another edition: ${commandName} edition publish ${document} --in-force DATE --by NAME. Otherwise build --production fails.`,
        ]);
      });
    });
    return [...altered, ...changed];
  },
};

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
