import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content, Page } from '../../model/content.ts';
import { type Outline, ownIdsOf } from '../../model/outline.ts';
import { leavesOf, tokensIn } from '../../model/wording.ts';
import type { Check } from '../check.ts';
import { documentsOf, type Version, versionsOf } from '../documents.ts';

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

function incomplete({ page, outline, language, missing }: Version, { pages }: Pick<Content, 'pages'>): Diagnostic[] {
  const own = page.copies.get(language);
  const ids = ownIdsOf(outline);
  const published = page.definition.value.addresses?.some((address) => address.language === language);
  // What a translation lacks of its source is said where translations are compared; what a base lacks is said of the base.
  const isSource = language === page.definition.value.source;
  const told = (id: string) => !ids.includes(id) && Boolean(ownerOf(id, page, pages)?.copies.has(language));
  return missing
    .filter((id) => (published ? !told(id) : isSource && ids.includes(id)))
    .map((id) => ({
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
  const seen = new Set([page.id]);
  let above = pages.get(page.definition.value.inherits ?? '');
  while (above && !seen.has(above.id)) {
    seen.add(above.id);
    const { outline } = (above.definition.value.structure ?? {}) as { outline?: Outline };
    if (outline && ownIdsOf(outline).includes(id)) return above;
    above = pages.get(above.definition.value.inherits ?? '');
  }
  return undefined;
}
