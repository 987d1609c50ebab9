import { finding } from '../../diagnostics/diagnostic.ts';
import { editionFaults } from '../../model/edition-faults.ts';
import { changedFacts, textOf, validEditions } from '../../model/editions.ts';
import { keyOfFact } from '../../model/fact.ts';
import { contentFrom } from '../../model/later-values.ts';
import { memoize } from '../../model/memoize.ts';
import { printedDocuments, printedFacts, textToCompare } from '../../model/printed-documents.ts';
import { changeLine, redline } from '../../model/redline.ts';
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
