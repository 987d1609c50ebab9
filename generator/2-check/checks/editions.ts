import { finding } from '../../diagnostics/diagnostic.ts';
import { editionFaults, editionsOf } from '../../model/editions.ts';
import { editionText, printedDocuments } from '../../model/printed-documents.ts';
import { commandName } from '../../package/command-name.ts';
import type { SiteCheck } from '../content-check.ts';
import { textDiff } from '../text-diff.ts';

/** Editions that were altered or removed, and contracts that differ from their last edition. */
export const editions: SiteCheck = {
  run: (content, { writeFact, production }) => {
    const people = content.people?.value ?? {};
    const altered = editionFaults(content.editions, people).map(({ file, fault }) =>
      finding('WL4026', { file }, [`This edition is not as it was published: ${fault}.`, 'Restore it from the version history.']),
    );
    if (!content.editions.length) return altered;
    const changed = printedDocuments(content, writeFact).flatMap((printed) => {
      const last = editionsOf(content.editions, printed.document).at(-1);
      const frozen = last?.texts.get(printed.language);
      const text = editionText(printed);
      if (!last || frozen === undefined || frozen === text) return [];
      const file = content.contracts.get(printed.page)?.definition.file ?? last.file;
      const [difference, ...more] = textDiff(frozen, text);
      return finding('WL4027', { file, severity: production ? 'error' : 'warning' }, [
        `'${printed.document}' in '${printed.language}' differs from its edition ${last.record.edition}: ${difference}${more.length ? ` and ${more.length} more` : ''}.`,
        `Take the change back, or publish another edition: ${commandName} edition publish ${printed.document} --in-force DATE --by NAME. Otherwise build --production fails.`,
      ]);
    });
    return [...altered, ...changed];
  },
};
