import { attributeNames } from './attribute-names.ts';
import { asText, escapeText } from './escape-text.ts';
import { styleAttribute } from './style-attribute.ts';

/** Writes a value that is neither null nor undefined as an attribute with a space before it, or nothing. */
export type WriteValue = (value: unknown) => string;

const nothing: WriteValue = () => '';

const noPrintable = (value: unknown): boolean => typeof value === 'function' || typeof value === 'symbol';

/** An attribute with a text value. */
function text(name: string): WriteValue {
  const start = ` ${name}="`;
  return (value) =>
    typeof value === 'string' || !(noPrintable(value) || typeof value === 'boolean') ? `${start}${escapeText(value)}"` : '';
}

/** An attribute that is written as true or false. */
function enumerated(name: string): WriteValue {
  const start = ` ${name}="`;
  return (value) => (noPrintable(value) ? '' : `${start}${escapeText(value)}"`);
}

/** An attribute that is present or absent. */
export function flag(name: string): WriteValue {
  const present = ` ${name}=""`;
  return (value) => (value && !noPrintable(value) ? present : '');
}

/** An attribute that is present, absent, or has a value. */
function flagOrValue(name: string): WriteValue {
  const write = enumerated(name);
  return (value) => (typeof value === 'boolean' ? (value ? ` ${name}=""` : '') : write(value));
}

/** A number of at least `least`; anything else is left out. */
function number(name: string, least: number): WriteValue {
  const write = enumerated(name);
  return (value) => (noPrintable(value) || Number.isNaN(+(value as number)) || !(least <= (value as number)) ? '' : write(value));
}

const scriptAddress =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them, so an address is recognised behind them
  /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
const blocked = "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";

/** An address, with React's replacement for a javascript: URL. */
function safeAddress(value: unknown): string {
  const text = asText(value);
  return scriptAddress.test(text) ? blocked : text;
}

/** An address; javascript: URLs are replaced as React does. */
export function address(name: string): WriteValue {
  const write = text(name);
  return (value) => (noPrintable(value) || typeof value === 'boolean' ? '' : write(safeAddress(value)));
}

/** An address; an empty one, which would be that of the page, is left out. */
function addressOfOther(name: string): WriteValue {
  const write = address(name);
  return (value) => (value === '' ? '' : write(value));
}

// VALID_ATTRIBUTE_NAME_REGEX of react-dom/server.
const safeName =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the marks that may follow a letter are named one by one
  /^[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD][:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\-.0-9\u00B7\u0300-\u036F\u203F-\u2040]*$/;

export const isSafeName = (name: string): boolean => safeName.test(name);

/** How a property is written as an attribute (pushAttribute in react-dom/server). */
export const writerOf = (property: string): WriteValue => ruled.get(property) ?? unruled(property);

/** A property without a rule in React: written as it is, unless it is an event handler, or a boolean that is neither data nor ARIA. */
function unruled(property: string): WriteValue {
  if (/^on./i.test(property)) return nothing;
  const name = attributeNames.get(property) ?? property;
  if (!isSafeName(name)) return nothing;
  return /^(?:data|aria)-/i.test(name) ? enumerated(name) : text(name);
}

const each = (names: string, writer: (name: string) => WriteValue): [string, WriteValue][] =>
  names.split(' ').map((name) => [name, writer(name)]);

const ruled: ReadonlyMap<string, WriteValue> = new Map<string, WriteValue>([
  ['className', text('class')],
  ['tabIndex', text('tabindex')],
  ['style', styleAttribute],
  ['xlinkHref', address('xlink:href')],
  ...each('dir role viewBox width height', text),
  ...each('src href', addressOfOther),
  ...each('action formAction', address),
  ...each('defaultValue defaultChecked innerHTML suppressContentEditableWarning suppressHydrationWarning ref', () => nothing),
  ...each('autoFocus multiple muted', (name) => flag(name.toLowerCase())),
  ...each('contentEditable spellCheck draggable value autoReverse externalResourcesRequired focusable preserveAlpha', enumerated),
  ...each(
    'inert allowFullScreen async autoPlay controls credentialless default defer disabled disablePictureInPicture disableRemotePlayback formNoValidate hidden loop noModule noValidate open playsInline readOnly required reversed scoped seamless itemScope',
    flag,
  ),
  ...each('capture download', flagOrValue),
  ...each('cols rows size span', (name) => number(name, 1)),
  ...each('rowSpan start', (name) => number(name, Number.NEGATIVE_INFINITY)),
  ...each('xlinkActuate xlinkArcrole xlinkRole xlinkShow xlinkTitle xlinkType', (name) => text(`xlink:${name.slice(5).toLowerCase()}`)),
  ...each('xmlBase xmlLang xmlSpace', (name) => text(`xml:${name.slice(3).toLowerCase()}`)),
]);
