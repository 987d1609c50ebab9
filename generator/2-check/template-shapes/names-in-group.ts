import { closestMatch, uniqueMatch } from '../../diagnostics/closest-match.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { suggestion } from '../../diagnostics/suggestion.ts';
import type { FieldShape } from '../../model/template-shape.ts';

export interface NameFault extends Pick<Diagnostic, 'hint' | 'fixIntent' | 'suggestionIntent'> {
  readonly path: readonly string[];
  readonly message: string;
  /** The path of the missing name that was likely meant. */
  readonly meant?: readonly string[];
}

/** The faults in the names of a group: unread and missing ones, with their shapes. A mistyped name is one fault. */
export function namesInGroup(given: readonly string[], fields: Readonly<Record<string, FieldShape>>, path: readonly string[]) {
  const fieldNames = Object.keys(fields);
  const lacking = fieldNames.filter((name) => !fields[name]?.optional && !given.includes(name));
  const free = fieldNames.filter((name) => !given.includes(name));
  const strange = given.filter((name) => !Object.hasOwn(fields, name));
  const at = (name: string) => [...path, name].join('.');
  const unread = strange.map((name): NameFault => {
    const right = uniqueMatch(name, free, strange);
    const near = right ?? closestMatch(name, lacking) ?? (strange.length === 1 && !lacking[1] ? lacking[0] : undefined);
    const meant = near !== undefined && lacking.includes(near) ? [...path, near] : undefined;
    const rename = near !== undefined && { title: `Call it ${near}`, changes: [{ rename: near }] };
    return {
      path: [...path, name],
      message: `'${at(name)}' is not read by this template${meant ? `, and '${meant.join('.')}' is missing` : ''}.`,
      hint: near
        ? `Did you mean '${near}'?`
        : `Remove it or correct its name. ${suggestion(name, fieldNames, 'names that it reads there')}`,
      ...(meant && { meant }),
      ...(rename && (right === undefined ? { suggestionIntent: rename } : { fixIntent: rename })),
    };
  });
  const taken = unread.map(({ meant }) => meant?.at(-1));
  const missing = lacking.filter((name) => !taken.includes(name));
  return {
    unread,
    missing: missing.map((name) => ({
      shape: fields[name]?.shape,
      fault: { path: [...path, name], message: `'${at(name)}' is missing: the template reads it.` },
    })),
  };
}
