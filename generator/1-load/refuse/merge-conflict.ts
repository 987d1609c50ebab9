import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';

export const mergeMarker = /^(?:<{7}|={7}|>{7}|\|{7})(?=\s|$)/;

/** WL1017: the first unresolved merge conflict of a file, with the lines of its markers. */
export function mergeConflict(text: string, file: string): Diagnostic | undefined {
  const markers = text.split('\n').flatMap((written, index) => {
    const marker = mergeMarker.exec(written)?.[0];
    const line = index + 1;
    return marker ? [{ marker, place: { file, line, column: 1, endLine: line, endColumn: written.trimEnd().length + 1 } }] : [];
  });
  const opening = markers.findIndex(({ marker }) => marker[0] === '<');
  const end = markers.findIndex(({ marker }, index) => index > opening && marker[0] === '>');
  const start = Math.max(opening, 0);
  const first = markers[start];
  // Seven equals signs alone may underline a heading in a comment.
  if (!first || (opening < 0 && end < 0)) return undefined;
  const others = markers.slice(start + 1, end < 0 ? undefined : end + 1);
  const lines = [first, ...others].map(({ place }) => place.line);
  return finding('WL1017', {
    ...first.place,
    message: `Unresolved merge conflict: its ${lines.length > 1 ? 'markers are in the lines' : 'marker is in line'} ${listed(lines)}.`,
    hint: 'Keep the right lines between <<<<<<< and >>>>>>>, and delete the others and the lines with the markers.',
    related: others.map(({ marker, place }) => ({ ...place, message: roles[marker[0] as keyof typeof roles] })),
  });
}

const roles = {
  '<': 'another conflict begins here',
  '|': 'the common ancestor begins here',
  '=': 'the other version begins here',
  '>': 'the conflict ends here',
} as const;

const listed = (lines: readonly number[]) => new Intl.ListFormat('en-GB').format(lines.map(String));
