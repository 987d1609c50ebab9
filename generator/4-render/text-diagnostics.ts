import { closestMatch } from '../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Entry, Wording } from '../model/content.ts';
import { type MarkedPart, markupShapes } from '../model/inline-markup.ts';
import type { Route } from '../model/manifest.ts';
import { messagesOf } from '../model/messages.ts';
import type { TextPlace } from './copy.ts';

/** WL2010: a text that the template reads and that no copy of the page has. */
export function missingCopy(copies: readonly Entry<Wording>[], path: readonly string[], route: Route): Diagnostic {
  return finding('WL2010', { ...(copies[0] && { file: copies[0].file }), dataPath: path, cause: `copy ${route.page}.${path.join('.')}` }, [
    `The template of the page '${route.page}' reads the text '${path.join('.')}', which this file does not have.`,
    missingHint(path, copies),
  ]);
}

/** WL2032: a text with markup where the template can only show plain text. */
export function markupInPlainPlace({ file, dataPath }: TextPlace, kind: MarkedPart['kind'], { page }: Route): Diagnostic {
  return finding('WL2032', { file, dataPath, cause: `markup ${page}.${dataPath.join('.')}` }, [
    `'${dataPath.join('.')}' has ${markupShapes[kind]}, which this place shows as characters.`,
    'Remove the markup and keep its words. Places that show it have the type RichText in the shape of their template.',
  ]);
}

/** WL2010: a text that the page shows and that the dictionary does not have. */
export function missingWord(
  dictionary: Entry<Wording> | undefined,
  path: readonly string[],
  place: { file: string; route: Route },
): Diagnostic {
  return finding('WL2010', { file: place.file, dataPath: path, cause: `dictionary ${path.join('.')}` }, [
    `The page ${place.route.path} shows the text '${path.join('.')}', which does not exist.`,
    missingHint(path, dictionary ? [dictionary] : []),
  ]);
}

/** The hint for a text that a template reads and that is in no file: the nearest existing name may be mistyped. */
function missingHint(path: readonly string[], files: readonly Entry<Wording>[]): string {
  const paths = files.flatMap(({ value }) => messagesOf(value).map((leaf) => leaf.path.join('.')));
  const near = closestMatch(path.join('.'), paths);
  return near
    ? `There is '${near}': correct its name if it is meant; otherwise add the text, in the source and in every translation.`
    : 'Add the text, in the source and in every translation.';
}
