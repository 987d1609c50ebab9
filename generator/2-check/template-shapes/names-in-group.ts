import { closestMatch, uniqueMatch } from '../../diagnostics/closest-match.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { suggestion } from '../../diagnostics/suggestion.ts';
import type { FieldShape } from '../../model/template-shape.ts';

/** A name in a group that its template does not read. */
export interface UnreadName {
  readonly name: string;
  /** The missing name that was likely meant. */
  readonly meant?: string;
  readonly advice: Pick<Diagnostic, 'hint' | 'fixIntent' | 'suggestionIntent'>;
}

export interface NamesInGroup {
  readonly unread: readonly UnreadName[];
  /** Names that the template needs, without mistyped ones. */
  readonly missing: readonly string[];
}

/** The faults in the names of a group. A mistyped name is one fault, not an extra name and a missing one. */
export function namesInGroup(given: readonly string[], fields: Readonly<Record<string, FieldShape>>): NamesInGroup {
  const known = Object.keys(fields);
  const lacking = known.filter((name) => !fields[name]?.optional && !given.includes(name));
  const free = known.filter((name) => !given.includes(name));
  const strange = given.filter((name) => !Object.hasOwn(fields, name));
  const unread = strange.map((name): UnreadName => {
    const right = uniqueMatch(name, free, strange);
    const near = right ?? closestMatch(name, lacking);
    const rename = near !== undefined && { title: `Call it ${near}`, changes: [{ rename: near }] };
    return {
      name,
      ...(near !== undefined && lacking.includes(near) && { meant: near }),
      advice: {
        hint: near ? `Did you mean '${near}'?` : `Remove it or correct its name. ${suggestion(name, known, 'names that it reads there')}`,
        ...(rename && (right === undefined ? { suggestionIntent: rename } : { fixIntent: rename })),
      },
    };
  });
  const taken = new Set(unread.map((one) => one.meant));
  return { unread, missing: lacking.filter((name) => !taken.has(name)) };
}
