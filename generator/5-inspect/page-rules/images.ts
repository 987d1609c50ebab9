import { closest, type Markup, type MarkupElement } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { findingOnPage } from '../finding.ts';
import { elementRule, type PageRule } from '../page-rule.ts';

/** WL5046: width and height have the ratio of the image (HTML, section 4.8.17, to 0.5 pixels), and are not those of a larger one. */
export const imageSizes = elementRule({
  code: 'WL5046',
  among: tagFilter(({ name, attributes }) => name === 'img' && attributes.has('width') && attributes.has('height')),
  *faultsOf({ attributes }, _, { images }) {
    const address = attributes.get('src') ?? '';
    const { width: real, height: realHeight } = images?.sizes[address] ?? {};
    const [width, height] = [Number(attributes.get('width')), Number(attributes.get('height'))];
    if (!real || !realHeight || !width || !height) return;
    const fits = Math.abs((height * real) / realHeight - width) <= 0.5 || Math.abs((width * realHeight) / real - height) <= 0.5;
    const hint = `Write width="${real}" height="${realHeight}", or smaller numbers of the same ratio; style sheets may show it in any size.`;
    if (!fits) yield { what: `has another ratio than its file, which has ${real} × ${realHeight} pixels`, hint };
    else if (width > real && !address.endsWith('.svg'))
      yield { what: `is larger than its file, which has ${real} × ${realHeight} pixels`, hint };
  },
});

/** WL5004: the images, films and sounds that a page fetches at once are within their budget, and so is each image that it fetches later. */
export const imageWeight: PageRule = {
  *run({ route, markup }, { images, mostImageBytes: most }) {
    if (!images) return;
    const bytesOf = (address: string) => images.sizes[address.replace(/[?#].*/, '')]?.bytes ?? 0;
    const { now, later } = imagesOn(markup, images.inSheets);
    const heavy = [now, ...[...later].map((one) => new Map([one]))].filter((set) => total([...set.keys()].map(bytesOf)) > most);
    for (const set of heavy) {
      const [heaviest = '', ...others] = [...set.keys()].sort((a, b) => bytesOf(b) - bytesOf(a) || (a < b ? -1 : 1));
      const bytes = total([...set.keys()].map(bytesOf));
      const first = `${heaviest} ${others.length ? 'alone has' : 'has'} ${counted(bytesOf(heaviest))}`;
      const place = { subject: `images ${heaviest}`, element: set.get(heaviest) };
      yield findingOnPage('WL5004', { ...place, found: counted(bytes), expected: counted(most) }, [
        `The page ${route.path} shows images or films of ${counted(bytes)} bytes, ${counted(bytes - most)} more than the ${counted(most)} that are allowed: ${first}.`,
        'Show it smaller, or in a newer format such as AVIF. An image with loading="lazy" is weighed alone, a film without autoplay and preload="auto" not at all. The budget is `budgets.images` in content/site.ts.',
      ]);
    }
  },
};

/** Address → index of the element that shows it; undefined for those of style sheets. */
type Images = Map<string, number | undefined>;

interface PageImages {
  readonly now: Images;
  readonly later: Images;
}

const shows = tagFilter(
  ({ name, attributes }) =>
    name === 'img' ||
    name === 'image' ||
    name === 'video' ||
    name === 'audio' ||
    (name === 'link' && (attributes.get('rel') === 'stylesheet' || attributes.get('as') === 'image')) ||
    (name === 'input' && attributes.get('type') === 'image'),
);

/** The addresses of images: of each picture the candidate that a present browser fetches on the sharpest screen. */
function imagesOn(markup: Markup, inSheets: Readonly<Record<string, readonly string[]>>): PageImages {
  const [now, later]: readonly [Images, Images] = [new Map(), new Map()];
  for (const element of markup.matching(shows)) {
    const { index, name, attributes } = element;
    const href = attributes.get('href') ?? '';
    if (attributes.get('rel') === 'stylesheet') for (const address of inSheets[href] ?? []) now.set(address, undefined);
    else if (name === 'img') (attributes.get('loading') === 'lazy' ? later : now).set(fetchedFor(element, markup), index);
    else
      for (const address of name === 'video' || name === 'audio' ? playedBy(element, markup) : [attributes.get('src') ?? href])
        now.set(address, index);
  }
  return { now, later };
}

/** The poster of a film; with the film or sound where browsers fetch it before a visitor plays it. */
function playedBy(element: MarkupElement, markup: Markup): string[] {
  const { attributes } = element;
  const isFetched = attributes.has('autoplay') || ['', 'auto'].includes(attributes.get('preload') ?? 'metadata');
  const { poster, source } = mediaFiles(element, markup);
  return [poster, isFetched && source].filter((address) => typeof address === 'string');
}

const sources = tagFilter(({ name, attributes }) => name === 'source' && attributes.has('srcset') && !attributes.has('media'));

function fetchedFor(image: MarkupElement, markup: Markup): string {
  const picture = closest(image.parent, ({ name }) => name === 'picture');
  const source = picture && markup.matching(sources).find(({ parent }) => parent === picture);
  return largestIn((source ?? image).attributes.get('srcset') ?? '') ?? image.attributes.get('src') ?? '';
}

/** The last of the largest candidates of a `srcset`. */
function largestIn(srcset: string): string | undefined {
  const candidates = srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/));
  return candidates
    .filter(([address]) => address)
    .sort(([, a = '1x'], [, b = '1x']) => Number.parseFloat(b) - Number.parseFloat(a))[0]?.[0];
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const counted = (bytes: number) => bytes.toLocaleString('en-US');

import { mediaFiles } from '../shared/media-files.ts';
