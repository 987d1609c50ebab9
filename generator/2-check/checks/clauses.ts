import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { PageBatch, PageWithCopies } from '../../model/content.ts';
import { documentsOf, outlineOf } from '../../model/contract-documents.ts';
import { wordingAt } from '../../model/messages.ts';
import { type Outline, ownIdsOf, partsOf } from '../../model/outline.ts';
import { copyFileOf, lineageOf } from '../../model/page-copies.ts';
import { isWithin } from '../../model/within.ts';
import { clausesOf } from '../../model/written-clauses.ts';
import type { SiteCheck } from '../content-check.ts';
import { outlineFileOf, type Version, versionsOf } from '../documents.ts';
import { isAddedTwice, type OutlineTypo, typosIn, typosInLineage } from '../outline-typos.ts';
import { causeOfText } from '../template-shapes/source-faults.ts';

/** Contract documents: every clause of the outline has a text in every language. */
export const clauses: SiteCheck = {
  run: (content) => [
    ...documentsOf(content).flatMap(({ page, outline }) => [...typosIn(page).map(misnamed), ...listedTwice(page, outline)]),
    ...versionsOf(content).flatMap((version) => incomplete(version, content.contracts)),
  ],
};

/**
 * Missing clauses of a translation are reported where translations are compared, and those of a base are reported for the base. So this
 * reports missing clauses of the source file, and clauses without a text in any language.
 */
function incomplete({ page, outline, language, missing }: Version, contracts: PageBatch): Diagnostic[] {
  const own = page.copies.get(language);
  const ids = ownIdsOf(outline);
  const published = page.definition.value.addresses?.some((address) => address.language === language);
  const isSource = own && language === page.definition.value.source;
  const owed = isSource ? ids.filter((id) => wordingAt(own.value, ['clauses', ...partsOf(id)]) === undefined) : [];
  const source = page.copies.get(page.definition.value.source)?.value;
  const isCompared = (id: string) => own && !isSource && source && typeof wordingAt(source, ['clauses', ...partsOf(id)]) === 'string';
  const unworded = missing.filter(
    (id) => published && (ids.includes(id) ? !isCompared(id) : !ownerOf(id, page, contracts)?.copies.has(language)),
  );
  const typos = typosInLineage(contracts, page);
  // A mistyped clause of the source is reported where translations are compared.
  const strange = isSource ? clausesOf(page).flatMap((one) => (one.file === own.file && !ids.includes(one.id) ? one.id : [])) : [];
  const lacking = new Set([...owed, ...unworded]);
  return [...lacking].flatMap((id) => {
    const [section, clause] = partsOf(id);
    const isWhole = lacking.has(`${section}.heading`) && ids.every((one) => partsOf(one)[0] !== section || lacking.has(one));
    if (isWhole && clause !== 'heading') return [];
    const typo = typos.find((one) => isWithin(id, one.id));
    // Faults of the outline are reported for the outline.
    if (isAddedTwice(outline, id) || (typo && !(isSource && typo.page === page))) return [];
    const dataPath = ['clauses', ...(isWhole ? [section] : partsOf(id))];
    const cause = typo?.cause ?? (own && causeOfText(own.file, dataPath));
    const place = own ? { file: own.file, dataPath } : { file: page.definition.file, dataPath: [] };
    const follows = (typo || strange.length > 0) && { follows: true as const };
    return finding('WL4002', { ...place, ...(cause && { cause }), ...follows }, [
      `The document '${outline.id}' has no text for the ${isWhole ? `section '${section}'` : `clause '${id}'`} in '${language}'.`,
      `Write it in ${copyFileOf(page, language)}, or leave it out there with omit('the reason').`,
    ]);
  });
}

function listedTwice(page: PageWithCopies, { id, sections, base }: Outline): Diagnostic[] {
  return Object.entries(base ? {} : sections).flatMap(([section, clauses]) => {
    const index = clauses.findIndex((clause, at) => clauses.indexOf(clause) < at);
    if (index < 0) return [];
    return finding('WL4002', { file: outlineFileOf(page), dataPath: ['sections', section, String(index)] }, [
      `The outline of '${id}' lists the clause '${section}.${clauses[index]}' twice.`,
      'Remove one of the two, or give it the name of another text.',
    ]);
  });
}

/** Reported for the outline, not for all the texts, which agree with each other. */
function misnamed({ page, outline, id, wordedAs: match, cause }: OutlineTypo): Diagnostic {
  const [section, clause] = partsOf(id);
  const isListed = !outline.base && clause !== 'heading' && id.includes('.');
  const [expected, dataPath] = isListed
    ? [partsOf(match)[1], ['sections', section, `${outline.sections[section]?.indexOf(clause)}`]]
    : [match, [outline.base ? (Object.hasOwn(outline.changes?.add ?? {}, id) ? 'add' : 'override') : 'sections', id]];
  const suggestionIntent = isListed
    ? { title: `Write ${expected}`, changes: [{ replace: clause, by: expected }] }
    : { title: `Call it ${match}`, changes: [{ rename: match }] };
  const found = isListed ? clause : id;
  return finding('WL4002', { file: outlineFileOf(page), dataPath, found, expected, cause, suggestionIntent }, [
    `The outline of '${outline.id}' has '${id}', which has no text; the texts have '${match}'.`,
    `Did you mean '${match}'? Otherwise rename it in all texts.`,
  ]);
}

/** The nearest base document that has its own text for a clause. */
function ownerOf(id: string, page: PageWithCopies, contracts: PageBatch): PageWithCopies | undefined {
  return lineageOf(contracts, page)
    .slice(1)
    .find((above) => {
      const outline = outlineOf(above);
      return outline && ownIdsOf(outline).includes(id);
    });
}
