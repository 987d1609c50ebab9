import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content, Page } from '../../model/content.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { ownIdsOf, partsOf } from '../../model/outline.ts';
import { lineageOf } from '../../model/page-copies.ts';
import { leavesOf, tokensIn, wordingAt } from '../../model/wording.ts';
import type { Check } from '../check.ts';
import { documentsOf, type Version, versionsOf } from '../documents.ts';
import { tokenText } from '../suggestion.ts';

/** Contract documents: every clause of the outline is worded in every language, and what only clauses may say is said in clauses. */
export const clauses: Check = {
  name: 'clauses',
  run: (content) => {
    const documents = new Set(documentsOf(content).map(({ page }) => page.id));
    const wordings = [
      ...[...content.dictionaries.values()].map((entry) => ({ ...entry, inDocument: false })),
      ...[...content.pages.values()].flatMap(({ id, copies }) =>
        [...copies.values()].map((entry) => ({ ...entry, inDocument: documents.has(id) })),
      ),
    ];
    const misplaced = wordings.flatMap(({ file, value, inDocument }) =>
      leavesOf(value).flatMap(({ path, value: text }): Diagnostic[] => {
        const token =
          typeof text === 'string' &&
          !(inDocument && path[0] === 'clauses') &&
          tokensIn(text).find(({ kind }) => kind !== 'fact' && kind !== 'brand');
        return token
          ? [
              {
                code: 'WL4005',
                severity: 'error',
                file,
                dataPath: path,
                found: tokenText(token.kind, token.id, token.surface),
                message: `'${path.join('.')}' names {${token.kind}:${token.id}}, which only clauses of a contract document may do.`,
                hint: 'Write the words out, or link to the page.',
              },
            ]
          : [];
      }),
    );
    return [...misplaced, ...versionsOf(content).flatMap((version) => incomplete(version, content))];
  },
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
    hint: `Write it in terms/${outline.id}/${language}.ts, or leave it out there with omit('the reason').`,
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
