import { type Diagnostic, finding, folderOf } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../model/group-by.ts';
import { wordingAt } from '../../model/messages.ts';
import type { TextCheck } from '../content-check.ts';
import type { TextFile } from '../text-sets.ts';

/** A beginning in more texts does not tell one from another. */
const mostTexts = 50;

/**
 * Finds two short texts of a file that are exchanged: each shares no beginning of a word with the same text in other languages, and one
 * with the other text. Names and loanwords begin alike in many languages. A source is only reported with no translation beside it.
 */
export const exchangedWords: TextCheck = {
  runOn: ({ base, files }) => {
    if (files.length < 2) return [];
    const copied = files.flatMap((file) => copiedIn(file, files));
    const texts = files.flatMap(({ language, file, leaves }) =>
      leaves.flatMap(({ path, value }) =>
        typeof value === 'string' && value.length < 80 ? { language, file, path, at: path.join('.'), starts: startsOf(value) } : [],
      ),
    );
    const byStart = groupBy(
      texts.flatMap(({ starts, ...text }) => starts.map((start) => ({ start, ...text }))),
      ({ start }) => start,
    );
    const strange = texts.flatMap(({ starts, ...text }) => {
      const alike = starts.flatMap((start) => {
        const shared = byStart.get(start) ?? [];
        return shared.length > mostTexts ? [] : shared.filter(({ language }) => language !== text.language);
      });
      const fits = new Set(alike.map(({ at }) => at));
      return fits.size && !fits.has(text.at) ? { ...text, fits } : [];
    });
    const byPlace = new Map(strange.map((text, order) => [`${text.file} ${text.at}`, { ...text, order }]));
    const exchanged = [...byPlace.values()].flatMap((one) => {
      const others = [...one.fits].flatMap((at) => byPlace.get(`${one.file} ${at}`) ?? []);
      const other = others.find(({ fits, order }) => fits.has(one.at) && order > one.order);
      if (!other) return [];
      const related = [{ file: other.file, dataPath: other.path, message: 'The other text.' }];
      const cause = `exchanged words ${folderOf(one.file)} ${one.at} ${other.at}`;
      const isSource = one.file === base?.file;
      return finding('WL2036', { file: one.file, dataPath: one.path, related, cause, ...(isSource && { follows: true }) }, [
        `'${one.at}' and '${other.at}' seem to be in each other's place: each has a word that the other one has in another language.`,
        'Compare both with the source, and exchange them.',
      ]);
    });
    return [...exchanged, ...copied];
  },
};

/**
 * Finds texts of a translation that are in the place of another one: two texts of a group, or two rows, are equal, although their sources
 * have no word in common, and each other translation has two texts there.
 */
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
    const starts = startsOf(one.source);
    const areAlike =
      one.source.toLowerCase() === other.source.toLowerCase() || startsOf(other.source).some((start) => starts.includes(start));
    if (areAlike || others.some(({ value }) => wordingAt(value, one.path) === wordingAt(value, other.path))) return [];
    const related = [{ file, dataPath: one.path, message: `This text has the source “${one.source}”.` }];
    return finding('WL2036', { file, dataPath: other.path, related }, [
      `'${other.path.join('.')}' is equal to '${one.path.join('.')}', but its source is another: “${other.source}”.`,
      'Compare both with the source, and translate the one that is wrong.',
    ]);
  });
}

/** The beginnings of the words of a text. */
const startsOf = (text: string) => [
  ...new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]{4,}/gu)
      ?.map((word) => word.slice(0, 4)),
  ),
];
