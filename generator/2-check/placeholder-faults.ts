import { unambiguousMatch } from '../diagnostics/closest-match.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SharedContent } from '../model/content.ts';
import { slotsIn } from '../model/message-slots.ts';
import { wordingAt } from '../model/messages.ts';
import { causeOfMissingFact } from '../model/missing-fact.ts';
import type { Outline } from '../model/outline.ts';
import { shapeAt } from '../model/template-shape.ts';
import { tokensIn } from '../model/text-tokens.ts';
import { causeOfToken } from './outline-typos.ts';
import type { CopyFault } from './template-shapes/shape-faults.ts';
import { causeOfText } from './template-shapes/source-faults.ts';
import type { ExpectedNames } from './unexpected-names.ts';

/** A difference between the placeholders of a text and of its source. */
export interface PlaceholderFault extends Pick<Diagnostic, 'found' | 'expected' | 'fixIntent'> {
  readonly message: string;
  readonly hint: string;
  /** The placeholders that the text lacks: `fact:prices.monthly`, `days`. */
  readonly lost: readonly string[];
  /** The placeholders that only the text has. */
  readonly extra: readonly string[];
  /** The source lacks the placeholder. */
  readonly isExtra?: true;
}

/** Placeholders that only one side has; a replaced one is one fault. Surface forms do not count. */
export function placeholderFaults(original: string, text: string): PlaceholderFault[] {
  const wanted = slotNames(original);
  const given = slotNames(text);
  if (!wanted || !given) return [];
  const lost = [...wanted].filter((name) => !given.has(name));
  const extra = [...given].filter((name) => !wanted.has(name));
  const [was, is] = [lost[0], extra[0]];
  if (was !== undefined && is !== undefined && lost.length === 1 && extra.length === 1) return [exchanged(was, is, text)];
  return [
    ...lost.map((name) => ({
      message: `must keep the placeholder {${name}} of the source text.`,
      hint: text.includes(`｛${name}｝`)
        ? `Write { and } around ${name}, not the braces of full width ｛ and ｝.`
        : `Write {${name}} at the corresponding place of this text.`,
      lost: [name],
      extra,
    })),
    ...extra.map((name) => ({
      message: `has the placeholder {${name}}, which the source text does not have.`,
      hint: 'Remove it or correct its name.',
      lost,
      extra: [name],
      found: `{${name}`,
      isExtra: true as const,
    })),
  ];
}

function exchanged(was: string, is: string, text: string): PlaceholderFault {
  const found = `{${is}`;
  // If both values exist, the source may be wrong.
  const sure =
    !was.includes(':') &&
    unambiguousMatch(is, [was]) !== undefined &&
    !text
      .split(found)
      .slice(1)
      .some((rest) => /^[\w.]/.test(rest));
  return {
    message: `has the placeholder {${is}} where the source text has {${was}}.`,
    hint: `Write {${was}}.`,
    lost: [was],
    extra: [is],
    found,
    expected: `{${was}`,
    ...(sure && { fixIntent: { title: `Write {${was}}`, changes: [{ replace: found, by: `{${was}` }] } }),
  };
}

function slotNames(text: string): Set<string> | undefined {
  const slots = slotsIn(text);
  return slots && new Set([...tokensIn(text).map(({ kind, id }) => `${kind}:${id}`), ...slots.kinds.keys()]);
}

interface CauseContext {
  readonly content: Pick<SharedContent, 'facts' | 'brand'>;
  readonly outline?: Outline | undefined;
  /** Differences between the source and what its template reads. */
  readonly faults: readonly CopyFault[];
  /** The source file, and the path of the text. */
  readonly file: string;
  readonly path: readonly string[];
}

/**
 * The cause of a difference of placeholders: a value that does not exist, on either side, or an argument of the source that its template
 * does not pass. That is reported separately. Undefined if both sides are valid.
 */
export function causeOfSlots(
  { lost, extra }: PlaceholderFault,
  { content, outline, faults, file, path }: CauseContext,
): string | undefined {
  const unknown = [...lost, ...extra].find((slot) => isUnknown(slot, content));
  if (unknown?.startsWith('fact:')) return causeOfMissingFact(unknown.slice('fact:'.length), content.facts.keys());
  if (unknown) return unknown.replace(':', ' ');
  const clause = path.slice(1).join('.');
  const cause = outline && [...lost, ...extra].map((slot) => causeOfToken(slot, outline, clause)).find((one) => one !== undefined);
  if (cause) return cause;
  const at = path.join('\0');
  const fault = faults.find(
    (one) => one.path.join('\0') === at && one.arguments?.some((name) => lost.includes(name) || extra.includes(name)),
  );
  return fault && causeOfText(file, fault.path);
}

interface Vouching extends ExpectedNames {
  /** The file of the translation that differs. */
  readonly own: string | undefined;
}

/** Whether another translation or the template agrees with the source. */
export function isVouched({ lost, extra }: PlaceholderFault, path: readonly string[], { base, files, shape, own }: Vouching): boolean {
  const [was = ''] = lost;
  if (lost.length !== 1 || extra.length !== 1) return true;
  const read = shape && shapeAt(shape, path).shape;
  if (read?.kind === 'text' && read.arguments.includes(was)) return true;
  return files.some(({ file, value }) => {
    const text = file === base.file || file === own ? undefined : wordingAt(value, path);
    return typeof text === 'string' && slotNames(text)?.has(was) === true;
  });
}

/** Whether a slot names a value that neither the facts nor the brand have. */
function isUnknown(slot: string, { facts, brand }: CauseContext['content']): boolean {
  const [kind, id = ''] = slot.split(':');
  if (kind === 'fact') return !facts.has(id);
  return kind === 'brand' && typeof brand.value[id] !== 'string';
}
