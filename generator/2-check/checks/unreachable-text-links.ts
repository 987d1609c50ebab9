import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { isGap } from '../../model/gap.ts';
import { type LinkPart, markedIn, mayHaveMarkup, parseMarkup } from '../../model/inline-markup.ts';
import type { TextCheck } from '../content-check.ts';
import { vanishing } from '../link-readers.ts';

/** A link in a text has a target in every country that shows the text. */
export const unreachableTextLinks: TextCheck = {
  name: 'unreachable-text-links',
  runOn: ({ page, files }, shared) =>
    page === undefined
      ? []
      : files.flatMap(({ file, language, leaves }) =>
          leaves.flatMap(({ value, path }) =>
            isGap(value)
              ? []
              : linksIn(value).flatMap(({ to }): Diagnostic[] => {
                  const found = vanishing(shared, page, { to, languages: [language] });
                  if (!found) return [];
                  const { countries, ...rest } = found;
                  const message = `'${path.join('.')}' links to the page '${to.page}', which has no address for readers in ${countries}, so its words stand there without the link.`;
                  return [finding('WL3031', { file, dataPath: path, message, ...rest })];
                }),
          ),
        ),
};

/** The links of a text; empty if its markup is malformed. */
function linksIn(text: string): LinkPart[] {
  if (!mayHaveMarkup(text)) return [];
  const parsed = parseMarkup(text);
  return 'fault' in parsed ? [] : markedIn(parsed.parts).flatMap((part) => (part.kind === 'link' ? [part] : []));
}
