import { finding } from '../../diagnostics/diagnostic.ts';
import { valuesEqual } from '../../model/structure-values.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import { markedTexts } from '../text-sets.ts';

/** The marks of `add page` and of authors, and the words of typesetters; a text of such a word alone. TODO INCLUIDO is Spanish. */
const skeleton =
  /\bTODO\b(?! \p{Lu}{2})|\b(?:FIXME|TBC|TBD|XXX)\b|^\?{3}|\b[Ll]orem [Ii]psum\b|^(?:[Aa]sdf\p{Ll}*|[Qq]wert[yz]\p{Ll}*|[Bb]lindtext|[Pp]latzhalter(?:text)?|[Pp]laceholder(?: text)?|[Tt]exte de remplissage|[Tt]exto de relleno|[Tt]esto segnaposto)[.…]?$/u;

/** Texts that are still to be written. Those of a page that is marked as a placeholder are reported with it. */
export const leftovers: TextCheck = {
  runOn: (texts) =>
    (texts.page?.definition.value.placeholder ? [] : markedTexts(texts, true)).flatMap(({ text, file, dataPath }) =>
      skeleton.test(text)
        ? finding('WL4001', { file, dataPath }, [`'${dataPath.join('.')}' is the text of a skeleton: “${text}”.`, 'Write the text.'])
        : [],
    ),
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
