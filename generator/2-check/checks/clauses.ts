import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content, Page } from '../../model/content.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { ownIdsOf, partsOf } from '../../model/outline.ts';
import { lineageOf } from '../../model/page-copies.ts';
import { wordingAt } from '../../model/wording.ts';
import type { SiteCheck } from '../check.ts';
import { type Version, versionsOf } from '../documents.ts';

/** Contract documents: every clause of the outline is worded in every language. */
export const clauses: SiteCheck = {
  name: 'clauses',
  run: (content) => versionsOf(content).flatMap((version) => incomplete(version, content)),
};

/**
 * What a translation lacks of its source is said where translations are compared, and what a base lacks is said of the base; so
 * a document is told what its source file owes, and what nobody words at all.
 */
function incomplete({ page, outline, language, missing }: Version, { pages }: Pick<Content, 'pages'>): Diagnostic[] {
  const own = page.copies.get(language);
  const ids = ownIdsOf(outline);
  const published = page.definition.value.addresses?.some((address) => address.language === language);
  const isSource = own && language === page.definition.value.source;
  const owed = isSource ? ids.filter((id) => wordingAt(own.value, ['clauses', ...partsOf(id)]) === undefined) : [];
  const unworded = missing.filter((id) => published && (ids.includes(id) || !ownerOf(id, page, pages)?.copies.has(language)));
  return [...new Set([...owed, ...unworded])].map((id) => ({
    code: 'WL4002',
    severity: 'error',
    file: own?.file ?? page.definition.file,
    dataPath: own ? ['clauses', ...id.split('.')] : [],
    message: `The document '${outline.id}' has no text for the clause '${id}' in '${language}'.`,
    hint: `Write it in ${page.definition.file.replace(/page\.ts$/, `${language}.ts`)}, or leave it out there with omit('the reason').`,
  }));
}

/** The nearest document above that words a clause itself. */
function ownerOf(id: string, page: Page, pages: Content['pages']): Page | undefined {
  return lineageOf({ pages }, page)
    .slice(1)
    .find((above) => {
      const outline = outlineOf(above);
      return outline && ownIdsOf(outline).includes(id);
    });
}
