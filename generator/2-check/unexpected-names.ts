import { closestMatch, uniqueMatch } from '../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/suggestion.ts';
import type { Wording } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import { memoize } from '../model/memoize.ts';
import { wordingAt } from '../model/messages.ts';
import { type Shape, shapeAt } from '../model/template-shape.ts';
import { causeOfText } from './template-shapes/source-faults.ts';
import type { TextFile } from './text-sets.ts';

/** The sources of the names that a translation should have. */
export interface ExpectedNames {
  readonly base: TextFile;
  readonly files: readonly TextFile[];
  /** The texts that the template reads; absent for dictionaries. */
  readonly shape: Shape | undefined;
}

interface Lacking extends ExpectedNames {
  /** Findings about what the translation lacks. */
  readonly lacking: readonly Diagnostic[];
}

/** Names of a translation that its source does not have, each once; a group is one name. A mistyped one is paired with the missing one. */
export function unexpectedNames(translation: TextFile, known: Lacking): Diagnostic[] {
  const paths = new Map<string, readonly string[]>();
  const groups = new Map<string, readonly string[]>();
  for (const { path } of translation.leaves) {
    const depth = path.findIndex((_, index) => wordingAt(known.base.value, path.slice(0, index + 1)) === undefined);
    if (depth < 0) continue;
    const above = depth > 0 ? wordingAt(known.base.value, path.slice(0, depth)) : undefined;
    if (typeof above === 'string') {
      groups.set(path.slice(0, depth).join('\0'), path.slice(0, depth));
      continue;
    }
    const own = path.slice(0, depth + 1);
    paths.set(own.join('\0'), own);
  }
  const around = memoize((group) => namesAround(group.split('\0').filter(Boolean), translation, known));
  return [
    ...[...groups.values()].map((path) => groupForText(path, translation, known)),
    ...[...paths.values()].map((path) => unexpectedName(path, translation, { ...known, around: around(path.slice(0, -1).join('\0')) })),
  ];
}

interface NamesAround {
  readonly keys: readonly string[];
  /** The names of the source that the translation lacks. */
  readonly open: readonly string[];
  /** The names that the source does not have. */
  readonly strange: readonly string[];
}

/** More unexpected names in one group are not typos: the group has other names, and comparing all pairs would take minutes. */
const mostMistyped = 100;

function namesAround(group: readonly string[], translation: TextFile, { base, lacking }: Lacking): NamesAround {
  const at = group.join('.');
  const keys = namesIn(base, group);
  const keySet = new Set(keys);
  const open = lacking.flatMap(({ dataPath = [] }) =>
    dataPath.length === group.length + 1 && dataPath.slice(0, -1).join('.') === at ? (dataPath.at(-1) ?? []) : [],
  );
  return { keys, open, strange: namesIn(translation, group).filter((key) => !keySet.has(key)) };
}

function groupForText(path: readonly string[], { file }: TextFile, { base }: ExpectedNames): Diagnostic {
  return finding('WL2002', { file, dataPath: path, related: [{ file: base.file, dataPath: path, message: 'The source text is here.' }] }, [
    `'${path.join('.')}' is a group of texts here, but one text in the source.`,
    'Write one text in quotation marks.',
  ]);
}

function unexpectedName(
  path: readonly string[],
  translation: TextFile,
  { base, files, shape, lacking, around }: Lacking & { readonly around: NamesAround },
): Diagnostic {
  const { keys, open, strange } = around;
  const group = path.slice(0, -1);
  const name = path.at(-1) ?? '';
  const isGuessed = strange.length <= mostMistyped;
  const right = isGuessed ? uniqueMatch(name, open, strange) : undefined;
  // The only name that does not exist is the translation of the only name that is missing.
  const near = right ?? (isGuessed ? closestMatch(name, open) : undefined) ?? (strange.length === 1 && !open[1] ? open[0] : undefined);
  const [moved, ...alike] = near === undefined ? lacking.filter(({ dataPath }) => dataPath?.at(-1) === name) : [];
  const related = [{ file: base.file, dataPath: group, message: 'The source text is here.' }];
  const place = { file: translation.file, dataPath: path, related };
  const at = `'${path.join('.')}'`;
  const match = near === undefined ? (alike.length ? undefined : moved?.dataPath) : [...group, near];
  if (match === undefined) {
    const advice = reads(shape, path)
      ? 'Write it in the source text as well, correct its name, or remove it.'
      : 'The template does not read it either: correct its name, or remove it.';
    const isOther = !isGuessed || closestMatch(name, keys) === undefined;
    const fix = isOther && { suggestionIntent: { title: `Remove ${path.join('.')}`, changes: [{ remove: true as const }] } };
    return finding('WL2002', { ...place, cause: causeOfText(base.file, path), ...fix }, [
      `${at} does not exist in the source text.`,
      isGuessed ? `${advice} ${suggestion(name, keys, 'names there')}` : advice,
    ]);
  }
  const others = files.filter(({ file }) => file !== base.file && file !== translation.file);
  const isVouched =
    (shape && reads(shape, match) && !isFree(shape, match)) || others.some(({ value }) => wordingAt(value, match) !== undefined);
  // If nothing else has the name of the source, the typo may be there.
  const cause = isVouched ? {} : { cause: causeOfText(base.file, path) };
  const details = { ...place, expected: match.join('.'), ...cause };
  const message = `${at} does not exist in the source text, and '${match.join('.')}' is missing.`;
  if (near === undefined) return finding('WL2002', details, [message, `Move it to '${match.slice(0, -1).join('.')}'.`]);
  const rename = { title: `Call it ${near}`, changes: [{ rename: near }] };
  const fix = right !== undefined && isVouched ? { fixIntent: rename } : { suggestionIntent: rename };
  return finding('WL2002', { ...details, ...fix }, [message, `Did you mean '${near}'?`]);
}

function namesIn({ value }: TextFile, path: readonly string[]): readonly string[] {
  const group = path.length ? wordingAt(value, path) : value;
  return group && typeof group === 'object' && !isGap(group) ? Object.keys(group as Wording) : [];
}

/** Whether a template reads a text at a path, if the source has one there. */
function reads(shape: Shape | undefined, path: readonly string[]): boolean {
  const group = shape && shapeAt(shape, path.slice(0, -1)).shape;
  return group?.kind !== 'group' || Object.hasOwn(group.fields, path.at(-1) ?? '');
}

/** Whether pages may choose any name at a path. */
const isFree = (shape: Shape, path: readonly string[]) => shapeAt(shape, path.slice(0, -1)).shape.kind !== 'group';
