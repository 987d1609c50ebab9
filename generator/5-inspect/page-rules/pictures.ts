import { accessibleName, visibleText } from '../../markup/accessible-name.ts';
import { isSilent } from '../../markup/focus.ts';
import { closest } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { imageEndings } from '../../model/content-types.ts';
import { elementRule } from '../page-rule.ts';

const any = 'afbeelding|bild|foto|image|imagen|immagine|img|obraz|obrázek|photo|picture|screenshot|untitled';
const fileName = new RegExp(`\\.(?:${imageEndings}|bmp|hei[cf]|ico|tiff?)$|^(?:${any}|dsc[fn]?|pxl)?[\\s_-]*\\d[\\d\\s_-]*$`, 'i');
const anyPicture = new RegExp(`^(?:${any})$`, 'i');

/** A name that does not describe a picture. */
function emptyName(name: string): { readonly what: string; readonly hint: string } | undefined {
  const hint = 'Describe the picture.';
  if (fileName.test(name)) return { what: `has the file name '${name}' as its alt text`, hint };
  return anyPicture.test(name) ? { what: `has the alt text '${name}', which fits any picture`, hint } : undefined;
}

/** WL5015: every image has a text alternative or is marked as decorative; none repeats the text beside it (WCAG 1.1.1). */
export const pictures = elementRule({
  code: 'WL5015',
  among: tagFilter(({ name }) => name === 'img' || name === 'area'),
  *faultsOf(picture, { markup }) {
    if (isSilent(picture)) return;
    const alt = picture.attributes.get('alt')?.trim();
    const around = closest(picture.parent, ({ name }) => name === 'a' || name === 'button' || name === 'figure');
    const empty = alt && emptyName(alt);
    if (alt === undefined) yield { what: 'has no alt text', hint: 'Describe the picture in alt; write alt="" if it is decorative.' };
    else if (empty) yield empty;
    else if (alt && around && visibleText(markup, around).toLowerCase() === alt.toLowerCase())
      yield { what: `has the alt text '${alt}', which repeats the text beside it`, hint: 'Write alt="".', fault: 'repeats' };
  },
});

/** WL5015: a drawing is either hidden from assistive technology, or an image with a name (WCAG 1.1.1). */
export const drawings = elementRule({
  code: 'WL5015',
  among: tagFilter(({ name }) => name === 'svg'),
  *faultsOf(drawing, { markup }) {
    if (closest(drawing.parent, ({ name }) => name === 'svg') || isSilent(drawing)) return;
    if (drawing.attributes.get('role') !== 'img')
      yield {
        what: 'is neither a picture with a name nor hidden',
        hint: 'Give it aria-hidden="true", or role="img" and a <title> that describes it.',
      };
    else {
      const name = accessibleName(markup, drawing);
      const empty = name && emptyName(name);
      if (!name) yield { what: 'is a picture without a name', hint: 'Give it a <title> that describes it.' };
      else if (empty) yield empty;
    }
  },
});
