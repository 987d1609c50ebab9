import type { Entry, Page, Wording } from '../model/content.ts';
import { withFallbackMarks } from '../model/fallback-marks.ts';
import type { Route } from '../model/manifest.ts';
import { mapTexts } from '../model/messages.ts';
import { lineageOf, type PageTexts } from '../model/page-copies.ts';

/**
 * The copies that a draft shows at an address: those in its language, each followed by the same copy in the language of a declared fallback
 * and in the source language, with marks. The first copy that has a text is shown, and a group that its translation omits stays omitted.
 */
export function draftCopies(texts: PageTexts, { id }: Page, { language, copyLanguage }: Pick<Route, 'language' | 'copyLanguage'>) {
  const page = texts.get(id);
  return (page ? lineageOf(texts, page) : []).flatMap(({ copies, definition }) =>
    [...new Set([copyLanguage, definition.value.source])].flatMap((shown): Entry<Wording>[] => {
      const copy = copies.get(shown);
      if (!copy) return [];
      return [
        shown === language
          ? copy
          : { file: copy.file, value: mapTexts(copy.value, (text, path) => withFallbackMarks(text, shown, path.join('.'))) },
      ];
    }),
  );
}
