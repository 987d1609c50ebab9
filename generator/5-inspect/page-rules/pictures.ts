import { accessibleName, visibleText } from '../../markup/accessible-name.ts';
import { isSilent } from '../../markup/focus.ts';
import { closest, type MarkupElement, selectorOf, tagOf } from '../../markup/markup.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { InspectedPage, PageRule } from '../page-rule.ts';

/** WL5015: every image has a text alternative or is marked as decorative; none repeats the text beside it (WCAG 1.1.1). */
export const pictures: PageRule = {
  name: 'pictures',
  run: (page) => [
    ...['img', 'area'].flatMap((name) => page.markup.named(name)).flatMap((picture) => ofImage(page, picture)),
    ...page.markup.named('svg').flatMap((drawing) => ofDrawing(page, drawing)),
  ],
};

const fileName = /\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:dsc|image|img|photo|picture|screenshot|untitled)?[\s_-]*\d+$/i;

function ofImage({ route, markup }: InspectedPage, picture: MarkupElement): Finding[] {
  if (isSilent(picture)) return [];
  const finding = (what: string, hint: string): Finding[] => [
    { code: 'WL5015', subject: `${selectorOf(picture)} ${what}`, message: `On ${route.path} ${tagOf(markup, picture)} ${what}.`, hint },
  ];
  const alt = picture.attributes.get('alt');
  if (alt === undefined) return finding('has no alt text', 'Say in alt what it shows; write alt="" if it shows nothing that matters.');
  if (fileName.test(alt.trim())) return finding(`has the alt text '${alt}', which names a file`, 'Say what the picture shows.');
  const around = closest(picture.parent, ({ name }) => name === 'a' || name === 'button' || name === 'figure');
  if (alt.trim() && around && visibleText(markup, around).toLowerCase() === alt.trim().toLowerCase())
    return finding(`has the alt text '${alt}', which stands beside it as well`, 'Write alt="": the text beside it says it already.');
  return [];
}

/** A drawing is either hidden from assistive technology, or an image with a name. */
function ofDrawing({ route, markup }: InspectedPage, drawing: MarkupElement): Finding[] {
  if (closest(drawing.parent, ({ name }) => name === 'svg') || isSilent(drawing)) return [];
  const isPicture = drawing.attributes.get('role') === 'img';
  if (isPicture && accessibleName(markup, drawing)) return [];
  return [
    findingOnPage('WL5015', { subject: `${selectorOf(drawing)} ${isPicture}` }, [
      `On ${route.path} the drawing ${tagOf(markup, drawing)} ${isPicture ? 'is a picture without a name' : 'is neither a picture with a name nor hidden'}.`,
      isPicture
        ? 'Give it a <title> that says what it shows.'
        : 'Give it aria-hidden="true", or role="img" and a <title> that says what it shows.',
    ]),
  ];
}
