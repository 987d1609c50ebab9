import { finding } from '../../diagnostics/diagnostic.ts';
import { editionFaults, editionsOf } from '../../model/editions.ts';
import { contentFrom } from '../../model/later-values.ts';
import { memoize } from '../../model/memoize.ts';
import { editionText, printedDocuments } from '../../model/printed-documents.ts';
import { commandName } from '../../package/command-name.ts';
import type { SiteCheck } from '../content-check.ts';
import { textDiff } from '../text-diff.ts';

/** Editions that were altered or removed, and contracts that differ from their last edition. */
export const editions: SiteCheck = {
  run: (content, { writeFact, production, today }) => {
    const people = content.people?.value ?? {};
    const altered = editionFaults(content.editions, people).map(({ file, fault }) =>
      finding('WL4026', { file }, [`This edition is not as it was published: ${fault}.`, 'Restore it from the version history.']),
    );
    const documents = [...new Set(content.editions.map(({ record }) => record.document))];
    const printedOn = memoize((day: string) => printedDocuments(contentFrom(content, day), writeFact));
    const changed = documents.flatMap((document) => {
      const last = editionsOf(content.editions, document).at(-1);
      if (!last) return [];
      // An announced edition has the values of the day on which it comes into force.
      const printed = printedOn(last.record.inForce > today ? last.record.inForce : today);
      return printed.flatMap((one) => {
        const frozen = last.texts.get(one.language);
        const text = editionText(one);
        if (one.document !== document || frozen === undefined || frozen === text) return [];
        const file = content.contracts.get(one.page)?.definition.file ?? last.file;
        const [difference, ...more] = textDiff(frozen, text);
        return finding('WL4027', { file, severity: production ? 'error' : 'warning' }, [
          `'${document}' in '${one.language}' differs from its edition ${last.record.edition}: ${difference}${more.length ? ` and ${more.length} more` : ''}.`,
          `Take the change back, or publish another edition: ${commandName} edition publish ${document} --in-force DATE --by NAME. Otherwise build --production fails.`,
        ]);
      });
    });
    return [...altered, ...changed];
  },
};
