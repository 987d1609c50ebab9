import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../model/group-by.ts';
import { wordingAt } from '../../model/messages.ts';
import type { TextCheck } from '../content-check.ts';
import type { TextFile } from '../text-sets.ts';
import { wordStarts } from '../word-starts.ts';

/**
 * Finds texts of a translation that are in the place of another one: two texts of a group, or two rows, are equal, although their sources
 * have no word in common, and each other translation has two texts there.
 */
export const copiedTexts: TextCheck = {
  runOn: ({ files }) => files.flatMap((file) => copiedIn(file, files)),
};

function copiedIn({ file, leaves, originals }: TextFile, files: readonly TextFile[]): Diagnostic[] {
  const others = files.filter((other) => other.originals && other.file !== file);
  const texts = leaves.flatMap(({ path, value }, index) => {
    const source = originals?.values[index];
    return typeof value === 'string' && /\p{L}/u.test(value) && typeof source === 'string'
      ? { path, value: value.toLowerCase(), source }
      : [];
  });
  const placesOf = ({ path, value }: (typeof texts)[number]) =>
    [path.slice(0, -1), ...(path.length > 1 ? [path.toSpliced(-2, 1, '*')] : [])].map((at) => `${at} ${value}`);
  const groups = groupBy(others.length ? texts.flatMap((text) => placesOf(text).map((at) => ({ at, text }))) : [], ({ at }) => at);
  const pairs = [...groups.values()].flatMap(([first, ...more]) => more.map(({ text }) => [first?.text ?? text, text] as const));
  return pairs.flatMap(([one, other]) => {
    const starts = wordStarts(one.source);
    const areAlike =
      one.source.toLowerCase() === other.source.toLowerCase() || wordStarts(other.source).some((start) => starts.includes(start));
    if (areAlike || others.some(({ value }) => wordingAt(value, one.path) === wordingAt(value, other.path))) return [];
    const related = [{ file, dataPath: one.path, message: `This text has the source “${one.source}”.` }];
    return finding('WL2036', { file, dataPath: other.path, related }, [
      `'${other.path.join('.')}' is equal to '${one.path.join('.')}', but its source is another: “${other.source}”.`,
      'Compare both with the source, and translate the one that is wrong.',
    ]);
  });
}
