import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { attestedTexts, isReady } from '../../model/attested-texts.ts';
import { documentsOf } from '../../model/contract-documents.ts';
import { statusOf, validEditions } from '../../model/editions.ts';
import { groupBy } from '../../model/group-by.ts';
import { commandName } from '../../package/command-name.ts';
import type { SiteCheck } from '../content-check.ts';

/** Contracts that are not ready for customers: without an edition in force, an approved source or reviewed translations. */
export const readiness: SiteCheck = {
  run: (content, { writeFact, today, production }) => {
    // A site without published addresses may still be preparing its first contract.
    if (!production && content.published === undefined) return [];
    const severity = production ? 'error' : 'warning';
    const toPublish = documentsOf(content).filter(({ page }) => page.definition.value.addresses?.length);
    const unpublished = toPublish.flatMap(({ page, outline }): Diagnostic[] => {
      const own = validEditions(content.editions, outline.id);
      if (own.some((one) => statusOf(content.editions, one, today) === 'in force')) return [];
      const [first] = own;
      return [
        finding('WL4061', { file: page.definition.file, severity, cause: 'contracts without an edition' }, [
          `'${outline.id}' has no edition in force${first ? `: its first one is announced for ${first.record.inForce}` : ''}.`,
          `Publish one: ${commandName} edition publish ${outline.id} --in-force DATE --by NAME. Otherwise build --production fails.`,
        ]),
      ];
    });
    const texts = groupBy(attestedTexts(content, writeFact), ({ document, language }) => `${document} ${language}`);
    const unread = [...texts.values()].flatMap((all): Diagnostic[] => {
      // A plain build reports translations without a line in the ledger as WL4023.
      const open = all.filter((text) => !isReady(text, today) && (production || text.isSource || text.entry));
      const [first] = open;
      if (!first) return [];
      const { document, language, isSource, clause, file, dataPath } = first;
      const attest = `${commandName} attest ${document} --language ${language}`;
      const which = `${open.length} of the ${all.length} texts of '${document}' in '${language}'`;
      const place = {
        file,
        dataPath,
        severity,
        cause: isSource ? 'sources that are not approved' : 'translations without a review',
      } as const;
      return [
        isSource
          ? finding('WL4062', place, [
              `${which}, its source, ${open.length > 1 ? 'are' : 'is'} not approved: '${clause}' is the first.`,
              `Have a person with the role legal approve them: ${attest} --status approved --by NAME. Otherwise build --production fails.`,
            ])
          : finding('WL4063', place, [
              `No second person has reviewed ${which}: '${clause}' is the first.`,
              `Have them reviewed: ${attest} --status reviewed --by NAME; or let legal waive it: ${attest} --unreviewed REASON --until DATE --by NAME. Otherwise build --production fails.`,
            ]),
      ];
    });
    return [...unpublished, ...unread];
  },
};
