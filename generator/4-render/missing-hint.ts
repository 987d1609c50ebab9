import { closestMatch } from '../diagnostics/closest-match.ts';
import type { Entry, Wording } from '../model/content.ts';
import { messagesOf } from '../model/messages.ts';

/** What to do where a template reads a text that is in none of the files: the nearest that is there may be it, mistyped. */
export function missingHint(path: readonly string[], files: readonly Entry<Wording>[]): string {
  const known = files.flatMap(({ value }) => messagesOf(value).map((leaf) => leaf.path.join('.')));
  const near = closestMatch(path.join('.'), known);
  return near
    ? `There is '${near}': correct its name if it is meant; otherwise add the text, in the source and in every translation.`
    : 'Add the text, in the source and in every translation.';
}
