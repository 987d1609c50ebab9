import { memoize } from '../../model/memoize.ts';
import { asText, escapeText } from './escape-text.ts';
import { NotRendered } from './not-rendered.ts';

/** A style object as an attribute, with a space before it; empty if no property has a value (pushStyleAttribute in react-dom/server). */
export function styleAttribute(style: unknown): string {
  if (typeof style !== 'object') throw new NotRendered(`a style that is a ${typeof style}`);
  const declarations: string[] = [];
  for (const [property, value] of Object.entries(style as object)) {
    if (value === null || value === undefined || typeof value === 'boolean' || value === '') continue;
    declarations.push(
      property.startsWith('--') ? `${escapeText(property)}:${trimmed(value)}` : `${nameOf(property)}:${printed(property, value)}`,
    );
  }
  return declarations.length ? ` style="${declarations.join(';')}"` : '';
}

const trimmed = (value: unknown): string => escapeText(asText(value).trim());

function printed(property: string, value: unknown): string {
  if (typeof value !== 'number') return trimmed(value);
  return value === 0 || unitless.has(property) ? `${value}` : `${value}px`;
}

const nameOf = memoize((property) =>
  escapeText(
    property
      .replace(/[A-Z]/g, (letter) => `-${letter}`)
      .toLowerCase()
      .replace(/^ms-/, '-ms-'),
  ),
);

/** Properties whose numbers are no lengths. */
const unitless = new Set(
  'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp'.split(
    ' ',
  ),
);
