import { closestMatch } from '../diagnostics/closest-match.ts';
import type { Entry, Wording } from '../model/content.ts';
import { messagesOf } from '../model/messages.ts';

/** The hint for a text that a template reads and no file has: the nearest existing name may be mistyped. */
export function missingHint(path: readonly string[], files: readonly Entry<Wording>[]): string {
  const paths = files.flatMap(({ value }) => messagesOf(value).map((leaf) => leaf.path.join('.')));
  const near = closestMatch(path.join('.'), paths);
  return near
    ? `There is '${near}': correct its name if it is meant; otherwise add the text, in the source and in every translation.`
    : 'Add the text, in the source and in every translation.';
}
