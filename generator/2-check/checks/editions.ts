import { finding } from '../../diagnostics/diagnostic.ts';
import { editionFaults, textOf, validEditions } from '../../model/editions.ts';
import { contentFrom } from '../../model/later-values.ts';
import { memoize } from '../../model/memoize.ts';
import { printedDocuments, textToCompare } from '../../model/printed-documents.ts';
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
    const printedOn = memoize((day: string) => printedDocuments(contentFrom(content, day), writeFact));
    const changed = documents.flatMap((document) => {
      const last = validEditions(content.editions, document).at(-1);
      if (!last) return [];
      // An announced edition has the values of the day on which it comes into force.
      const printed = printedOn(last.record.inForce > today ? last.record.inForce : today);
      return printed.flatMap((one) => {
        const frozen = textOf(last, one.language);
        const now = textToCompare(one);
        if (one.document !== document || !frozen || frozen.text === now.text) return [];
        const [difference = 'clauses have other numbers', ...more] = redline(frozen, now).map(changeLine);
        const file = content.contracts.get(one.page)?.definition.file ?? last.file;
        return finding('WL4027', { file, severity: production ? 'error' : 'warning' }, [
          `'${document}' in '${one.language}' differs from its edition ${last.record.edition}: ${difference.replace(/\.$/, '')}${more.length ? ` and ${more.length} more` : ''}.`,
          `Take the change back, or publish another edition: ${commandName} edition publish ${document} --in-force DATE --by NAME. Otherwise build --production fails.`,
        ]);
      });
    });
    return [...altered, ...changed];
  },
};
