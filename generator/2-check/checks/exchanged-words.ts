import { finding, folderOf } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../model/group-by.ts';
import type { TextCheck } from '../content-check.ts';
import { placedTexts } from '../text-sets.ts';
import { wordStarts } from '../word-starts.ts';

/** A beginning in more texts does not tell one from another. */
const mostTexts = 50;

/**
 * Finds two short texts of a file that are exchanged: each shares no beginning of a word with the same text in other languages, and one
 * with the other text. Names and loanwords begin alike in many languages. A source is only reported with no translation beside it.
 */
export const exchangedWords: TextCheck = {
  runOn: (all) => {
    const { base, files } = all;
    if (files.length < 2) return [];
    const texts = placedTexts(all).flatMap(({ language, file, dataPath: path, text }) =>
      text.length < 80 ? { language, file, path, at: path.join('.'), starts: wordStarts(text) } : [],
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
    return [...byPlace.values()].flatMap((one) => {
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
  },
};
