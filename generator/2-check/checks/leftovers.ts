import { finding } from '../../diagnostics/diagnostic.ts';
import { valuesEqual } from '../../model/structure-values.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import { placedTexts } from '../text-sets.ts';

/** The marks of `add page` and of authors, and the words of typesetters; a text of such a word or of the name of a picture alone. TODO INCLUIDO is Spanish. */
const skeleton =
  /\bTODO\b(?! \p{Lu}{2})|\b(?:FIXME|TBC|TBD|XXX)\b|^\?{3}|\b[Ll]orem [Ii]psum\b|^(?:[Aa]sdf\p{Ll}*|[Qq]wert[yz]\p{Ll}*|[Bb]lindtext|[Pp]latzhalter(?:text)?|[Pp]laceholder(?: text)?|[Tt]exte de remplissage|[Tt]exto de relleno|[Tt]esto segnaposto)[.…]?$|^[\w-]+\.(?:png|jpe?g|webp|avif|gif|svg)$/u;

/** Words of translation tools around a text: a sentence before it, or a fence of code. */
const ofTool =
  /^(?:here(?:['’]s| is) (?:the|your) translat\p{L}*|voici (?:la|votre) traduction|(?:aquí|acá) (?:está|tiene|tienes) la traducción|ecco la traduzione|hier is de vertaling|hier ist die übersetzung|oto tłumaczenie|zde je překlad|ορίστε η μετάφραση|إليك الترجمة|以下(?:は|が)(?:日本語)?訳)[^:：]{0,30}[:：]?|```/iu;

/** The name of a translation and a colon, which begin a text whose source has no colon there. */
const label =
  /^(?:translation|traduction|traducción|traduzione|vertaling|übersetzung|tłumaczenie|překlad|μετάφραση|الترجمة|翻訳|訳)\s?[:：](?=\s*\S)/iu;
const beginsWithLabel = /^[^:：]{0,40}[:：]/;

/** Texts that are still to be written, and words of a translation tool. Those of a page that is marked as a placeholder are reported with it. */
export const leftovers: TextCheck = {
  runOn: (texts) =>
    (texts.page?.definition.value.placeholder ? [] : placedTexts(texts)).flatMap(({ text, original, file, dataPath }) => {
      const at = `'${dataPath.join('.')}'`;
      if (skeleton.test(text))
        return finding('WL4001', { file, dataPath }, [`${at} is the text of a skeleton: “${text}”.`, 'Write the text.']);
      const isLabelled = original !== undefined && !beginsWithLabel.test(original);
      const [found] = ofTool.exec(text) ?? (isLabelled ? label.exec(text) : null) ?? [];
      if (found === undefined) return [];
      return finding('WL4001', { file, dataPath, found }, [
        `${at} has what a translation tool wrote around the text: “${found}”.`,
        'Remove it.',
      ]);
    }),
};

/** Values of a structure that `add page` has left open, and open ones of the brand. */
export const structureLeftovers: SiteCheck = {
  run: ({ brand, pages }) =>
    [brand, ...[...pages.values()].map(({ definition }) => definition)].flatMap(({ value, file }) =>
      value.placeholder
        ? []
        : valuesEqual('TODO', 'structure' in value ? { structure: value.structure } : value, []).map((dataPath) =>
            finding('WL4001', { file, dataPath }, [`'${dataPath.join('.')}' is still open: 'TODO'.`, 'Write the value.']),
          ),
    ),
};
