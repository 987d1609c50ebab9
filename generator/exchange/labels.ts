import { codesIn, decode, encode, type Piece, tokenText, wordsBefore } from './codes.ts';

/*
 * Texts whose codes have labels, as files for translation tools contain them: `Der <g1>Anbieter</g1> kann mit einer Frist von <x2/> kündigen.`
 * A file names the code of each label once. The labels count the codes of the source from one; `g` has words inside, `x` has none.
 */

/** Label → name of the code: `g1` → `term:provider`. */
export type Labels = ReadonlyMap<string, string>;

const sign = /<(?<close>\/)?(?<label>[gx]\w+)(?<single>\/)?>/g;

export function labelsOf(source: readonly Piece[]): Labels {
  return new Map(codesIn(source).map(({ name, inside }, index) => [`${inside ? 'g' : 'x'}${index + 1}`, name]));
}

/** Writes pieces with labels. A code that recurs takes the labels of its counterparts in turn; undefined if the source lacks it. */
export function labelled(pieces: readonly Piece[], labels: Labels): string | undefined {
  const own = new Map<string, string[]>();
  for (const [label, name] of labels) own.set(name, [...(own.get(name) ?? []), label]);
  const uses = new Map<string, number>();
  let isWhole = true;
  const write = (piece: Piece): string => {
    if (typeof piece === 'string') return piece;
    const { name, inside } = piece;
    const use = uses.get(name) ?? 0;
    uses.set(name, use + 1);
    const label = own.get(name)?.[use] ?? own.get(name)?.at(-1);
    if (label === undefined || label.startsWith('x') !== (inside === undefined)) isWhole = false;
    return inside ? `<${label}>${inside.map(write).join('')}</${label}>` : `<${label}/>`;
  };
  const text = pieces.map(write).join('');
  return isWhole ? text : undefined;
}

/** Splits a text with labels into words and signs: `<g1>`, `</g1>`, `<x2/>` have odd indices. */
export const splitLabels = (text: string): string[] => text.split(/(<\/?[gx]\w+\/?>)/);

/** Whether words contain what would be read as a label. */
export const hasLabel = (text: string): boolean => splitLabels(text).length > 1;

/** Reads a text with labels; or returns the first fault in them, as a sentence. */
export function readLabels(text: string, labels: Labels): readonly Piece[] | { readonly fault: string } {
  const stack: { readonly label: string; readonly pieces: Piece[] }[] = [{ label: '', pieces: [] }];
  let end = 0;
  const add = (piece: Piece) => {
    if (piece !== '') stack.at(-1)?.pieces.push(piece);
  };
  for (const { 0: written, index, groups } of text.matchAll(sign)) {
    add(text.slice(end, index));
    end = index + written.length;
    const { close, label = '', single } = groups ?? {};
    const name = labels.get(label);
    if (name === undefined) return { fault: `the code ${label} is not in the source. Remove it, or correct its number.` };
    if (label.startsWith('x')) add({ name });
    else if (single) add({ name, inside: [] });
    else if (!close) stack.push({ label, pieces: [] });
    else {
      const open = stack.pop();
      if (open?.label !== label || !stack.length)
        return { fault: `the code ${label} ends where it has not begun. Put its two ends around the same words.` };
      add({ name, inside: open.pieces });
    }
  }
  add(text.slice(end));
  const [root, open] = [stack[0], stack.at(-1)];
  if (open && open !== root) return { fault: `the code ${open.label} does not end. Put its end behind the words that it belongs to.` };
  return root?.pieces ?? [];
}

const mayRepeat = (name: string) => name.startsWith('term:');

/** A source text and its translation. */
interface Pair {
  readonly source: readonly Piece[];
  readonly target: readonly Piece[];
  readonly labels: Labels;
  readonly isBranch: boolean;
}

/** The first fault in the codes of a translation, as a sentence for its translator. */
export function codeFault({ source, target, labels, isBranch }: Pair): string | undefined {
  const labelOf = (name: string) => `${[...labels].find(([, one]) => one === name)?.[0] ?? ''} (${tokenText(name)})`.trim();
  const around = codesIn(target).find(({ name, inside = [] }) => name.includes(':') && codesIn(inside).length);
  if (around) return `the code ${labelOf(around.name)} has another code inside of it. Move that one out.`;
  const [wanted, given] = [source, readAgain(decode(target), labels, isBranch)].map(
    (pieces) => pieces && codesIn(pieces).map(({ name }) => name),
  );
  if (!wanted || !given)
    return 'the words contain a brace, a bracket or an asterisk that would be read as markup. Remove it, and use the codes of the source.';
  for (const name of new Set(wanted)) {
    const [before, now] = [wanted, given].map((names) => names.filter((one) => one === name).length) as [number, number];
    if (now < before) return `the code ${labelOf(name)} is missing. Put it back; in the source it is after “${wordsBefore(source, name)}”.`;
    if (now > before && !mayRepeat(name))
      return `the code ${labelOf(name)} occurs ${now} times, and ${before} in the source. Remove the others.`;
  }
  const other = given.find((name) => !wanted.includes(name));
  return other === undefined
    ? undefined
    : `${tokenText(other)} is not in the source. Remove it: values and markup are codes of the source.`;
}

/** The pieces of the text that would be written: signs that a translator typed are codes there. */
function readAgain(text: string, labels: Labels, isBranch: boolean): readonly Piece[] | undefined {
  const placeholders = [...labels].flatMap(([label, name]) => (label.startsWith('x') ? [name.replace(/\|.*/, '')] : []));
  return encode(text, { isPlaceholder: ({ kind, id }) => placeholders.includes(`${kind}:${id}`), isBranch });
}
