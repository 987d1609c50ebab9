import { address, type WriteValue, writerOf } from './attribute.ts';
import { customWriter } from './custom-attribute.ts';
import { asText } from './escape-text.ts';
import {
  attributesOfButtons,
  attributesOfForms,
  attributesOfInputs,
  endButton,
  endForm,
  endInput,
  endOption,
  textareaContent,
} from './form-elements.ts';
import { checkImage, titleContent } from './hoisted-elements.ts';
import { NotRendered } from './not-rendered.ts';
import type { Props, Surroundings } from './rendering.ts';

/** The rules for writing elements of one name. */
export interface Tag {
  readonly start: string;
  /** Empty for void elements. */
  readonly end: string;
  /** Throws NotRendered for properties that need unsupported rules. */
  readonly check: ((props: Props) => void) | undefined;
  /** Writers of the properties that were needed so far. */
  readonly writers: Map<string, WriteValue>;
  readonly writerOf: (property: string) => WriteValue;
  /** Attributes that come after all others. */
  readonly lastAttributes: ((props: Props, surroundings: Surroundings) => string) | undefined;
  /** The content, unless it is simply the children. */
  readonly content: ((props: Props, surroundings: Surroundings) => string | undefined) | undefined;
  /** What the element determines for those within it. */
  readonly around: ((props: Props) => Surroundings) | undefined;
  /** Browsers drop a line break at the beginning of the text, so one more is written. */
  readonly dropsLineBreak: boolean;
}

/** The tag of an element, by its name. Throws NotRendered for an invalid name or unsupported rules. */
export function tagOf(name: string): Tag {
  const known = tags.get(name);
  if (known) return known;
  const tag = newTag(name);
  tags.set(name, tag);
  return tag;
}

const tags = new Map<string, Tag>();

/** The writer of a property that was not needed before. */
export function newWriter({ writers, writerOf }: Tag, property: string): WriteValue {
  const writer = writerOf(property);
  writers.set(property, writer);
  return writer;
}

function newTag(name: string): Tag {
  if (!/^[a-zA-Z][a-zA-Z:_.\-\d]*$/.test(name) || ofTheDocument.has(name)) throw new NotRendered(`an element <${name}>`);
  return {
    start: `<${name}`,
    end: empty.has(name) ? '' : `</${name}>`,
    check: name === 'img' ? checkImage : undefined,
    ...writing(name),
    lastAttributes: lastAttributes.get(name),
    content: contents.get(name),
    around: surroundingsWithin.get(name),
    dropsLineBreak: ['pre', 'listing', 'textarea'].includes(name),
  };
}

/** Elements that React writes elsewhere in the document, or once per document. */
const ofTheDocument = new Set(['html', 'head', 'body', 'link', 'meta', 'script', 'style', 'menuitem']);

const empty = new Set('area base br col embed hr img input keygen param source track wbr'.split(' '));

const plain: Pick<Tag, 'writers' | 'writerOf'> = { writers: new Map(), writerOf };

function writing(name: string): Pick<Tag, 'writers' | 'writerOf'> {
  const own = ownAttributes.get(name);
  if (own) return { writers: new Map(own), writerOf };
  return name.includes('-') && !hyphenatedElements.has(name) ? { writers: new Map(), writerOf: customWriter } : plain;
}

/** SVG and MathML elements whose names have a hyphen, but that are not custom elements. */
const hyphenatedElements = new Set(
  'annotation-xml color-profile font-face font-face-src font-face-uri font-face-format font-face-name missing-glyph'.split(' '),
);

const nothing: WriteValue = () => '';

const none = (names: readonly string[]): [string, WriteValue][] => names.map((name) => [name, nothing]);

/** Properties that these elements write differently, or in another position. */
const ownAttributes: ReadonlyMap<string, ReadonlyMap<string, WriteValue>> = new Map([
  ['a', new Map([['href', address('href')]])],
  ['button', new Map(none(attributesOfButtons))],
  ['form', new Map(none(attributesOfForms))],
  ['input', new Map(none(attributesOfInputs))],
  ['object', new Map([['data', (value: unknown) => (asText(value) === '' ? '' : address('data')(asText(value)))]])],
  ['option', new Map(none(['selected']))],
  ['select', new Map(none(['value', 'defaultValue']))],
  ['textarea', new Map(none(['value', 'defaultValue']))],
]);

const lastAttributes = new Map<string, Tag['lastAttributes']>([
  ['button', endButton],
  ['form', endForm],
  ['input', endInput],
  ['option', endOption],
]);

const contents = new Map<string, Tag['content']>([
  ['textarea', textareaContent],
  ['title', titleContent],
]);

const inHtml: Surroundings = { svg: false };
const inDrawing: Surroundings = { svg: true };

const surroundingsWithin = new Map<string, Tag['around']>([
  ['svg', () => inDrawing],
  ['select', ({ value, defaultValue }) => ({ svg: false, selected: value ?? defaultValue })],
  ...'noscript picture math foreignObject table thead tbody tfoot colgroup tr'
    .split(' ')
    .map((name): [string, Tag['around']] => [name, () => inHtml]),
]);
