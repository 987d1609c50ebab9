import { unambiguousMatch } from '../../diagnostics/closest-match.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { suggestion } from '../../diagnostics/suggestion.ts';
import type { Wording } from '../../model/content.ts';
import { type Gap, isGap } from '../../model/gap.ts';
import { slotsIn } from '../../model/message-slots.ts';
import type { GroupShape, Shape, TextShape } from '../../model/template-shape.ts';
import { type NameFault, namesInGroup } from './names-in-group.ts';

/** A difference between a source text and what its template reads. */
export interface CopyFault extends NameFault, Pick<Diagnostic, 'found'> {
  readonly code: 'WL2001' | 'WL2025' | 'WL2026' | 'WL2027';
  /** The wrong arguments of the text: those that the template does not pass, and those that are missing. */
  readonly arguments?: readonly string[];
}

/** Every difference between a page's source copy and the shape that its template reads. Gaps fit everywhere: other checks report them. */
export function copyFaults(value: string | Gap | Wording, shape: Shape, path: readonly string[] = []): CopyFault[] {
  if (isGap(value)) return [];
  const at = path.join('.');
  if (typeof value === 'string') {
    if (shape.kind === 'text') return argumentFaults(value, shape, path);
    if (shape.kind !== 'group' && shape.kind !== 'record') return [];
    const names = shape.kind === 'group' ? `: ${Object.keys(shape.fields).join(', ')}` : '';
    return [
      { code: 'WL2027', path, message: `'${at}' must be a group of texts in braces.`, hint: `Write the texts of the group${names}.` },
    ];
  }
  if (shape.kind === 'text')
    return [{ code: 'WL2027', path, message: `'${at}' must be a text in quotation marks.`, hint: 'The template shows one text here.' }];
  if (shape.kind === 'record') return Object.entries(value).flatMap(([key, inner]) => copyFaults(inner, shape.of, [...path, key]));
  return shape.kind === 'group' ? groupFaults(value, shape, path) : [];
}

function groupFaults(value: Wording, { fields }: GroupShape, path: readonly string[]): CopyFault[] {
  const { unread, missing } = namesInGroup(Object.keys(value), fields, path);
  return [
    ...unread.map((fault): CopyFault => ({ code: 'WL2025', ...fault })),
    ...missing.map(({ shape, fault }): CopyFault => {
      const hint = shape?.kind === 'group' ? `Write the texts of the group: ${Object.keys(shape.fields).join(', ')}.` : 'Write the text.';
      return { code: 'WL2001', ...fault, hint };
    }),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field ? copyFaults(inner, field.shape, [...path, name]) : [];
    }),
  ];
}

/** A mistyped argument is one fault, not an extra one and a missing one. */
function argumentFaults(text: string, shape: TextShape, path: readonly string[]): CopyFault[] {
  const given = [...(slotsIn(text)?.kinds.keys() ?? [])];
  const at = `'${path.join('.')}'`;
  const lacking = shape.arguments.filter((name) => !given.includes(name));
  const unfilled = given.filter((name) => !shape.arguments.includes(name));
  const right = unfilled.length === 1 && lacking.length === 1 ? lacking[0] : undefined;
  if (!slotsIn(text)) return [];
  const fault = { code: 'WL2026', path } as const;
  return [
    ...unfilled.map((name): CopyFault => {
      const found = `{${name}`;
      const sure = right !== undefined && unambiguousMatch(name, [right]) !== undefined && text.split(found).length === 2;
      return {
        ...fault,
        message: `${at} has the argument {${name}}, which the template does not fill.`,
        hint: right
          ? `Write {${right}}, which the template fills and the text lacks.`
          : `Remove it or use a fact.${shape.arguments.length ? ` ${suggestion(name, shape.arguments, 'arguments of this text')}` : ''}`,
        arguments: right ? [name, right] : [name],
        found,
        ...(sure && { fixIntent: { title: `Write {${right}}`, changes: [{ replace: found, by: `{${right}` }] } }),
      };
    }),
    ...(right === undefined ? lacking : []).map(
      (name): CopyFault => ({
        ...fault,
        message: `${at} must use the argument {${name}}.`,
        hint: `The template fills {${name}} in; write it where its value belongs.`,
        arguments: [name],
      }),
    ),
  ];
}
