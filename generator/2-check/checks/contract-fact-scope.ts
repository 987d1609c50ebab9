import type { PageWithCopies } from '../../model/content.ts';
import { messagesOf } from '../../model/messages.ts';
import type { SiteCheck } from '../content-check.ts';
import { documentsOf, versionsOf } from '../documents.ts';
import { factsOutOfScope, type ShownText } from './fact-scope.ts';

/** A contract names no fact that does not hold where it is shown. A clause that several documents inherit is reported once. */
export const contractFactScope: SiteCheck = {
  name: 'contract-fact-scope',
  run: (content) => {
    const inherited = versionsOf(content).flatMap(({ page, language, clauses }) =>
      clauses.map(({ text, file, dataPath }): ShownText => ({ page, language, text, file, dataPath })),
    );
    const reported = new Set<string>();
    return [...inherited, ...documentsOf(content).flatMap(({ page }) => textsOf(page))]
      .flatMap((text) => factsOutOfScope(content, text))
      .filter(({ file, dataPath }) => {
        const place = `${file} ${dataPath?.join('.')}`;
        return !reported.has(place) && reported.add(place);
      });
  },
};

function textsOf(page: PageWithCopies): ShownText[] {
  return [...page.copies].flatMap(([language, { value, file }]) =>
    messagesOf(value).flatMap(({ path, value: text }) =>
      typeof text === 'string' ? [{ page, language, text, file, dataPath: path }] : [],
    ),
  );
}
