export type Theme = 'light' | 'dark';

/** The colour schemes in which a background is seen: its own, otherwise both. */
export const schemesOf = (own: Theme | undefined): readonly Theme[] => (own ? [own] : ['light', 'dark']);

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The colour of a token in a theme: `#rrggbb`, `rgb()`, `oklch()`, another token, or `light-dark()`. Undefined if it is not a plain colour. */
export function colourOf(tokens: ReadonlyMap<string, string>, value: string, theme: Theme): Rgb | undefined {
  const trimmed = value.trim();
  const token = /^var\(--([\w-]+)\)$/.exec(trimmed);
  if (token) return colourOf(tokens, tokens.get(token[1] as string) ?? '', theme);
  const [light, dark] = halves(trimmed);
  const half = theme === 'light' ? light : dark;
  if (half !== undefined) return colourOf(tokens, half, theme);
  return hex(trimmed) ?? decimal(trimmed) ?? oklch(trimmed);
}

/** The token that a value resolves to in a theme: the last in its chain of references. */
export function baseOf(tokens: ReadonlyMap<string, string>, token: string, theme: Theme): string {
  const value = tokens.get(token)?.trim() ?? '';
  const [light, dark] = halves(value);
  const next = /^var\(--([\w-]+)\)$/.exec(((theme === 'light' ? light : dark) ?? value).trim())?.[1];
  return next && tokens.has(next) ? baseOf(tokens, next, theme) : token;
}

/** `#0b6b4f` */
export const asHex = (colour: Rgb) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** `light-dark(a, b)`, or the form of it that Lightning CSS writes for older browsers. */
function halves(value: string): readonly (string | undefined)[] {
  const native = /^light-dark\((.+),\s*(\S+)\)$/.exec(value);
  if (native) return native.slice(1);
  return /^var\(--lightningcss-light,\s*(.+?)\)\s*var\(--lightningcss-dark,\s*(.+)\)$/.exec(value)?.slice(1) ?? [];
}

function hex(value: string): Rgb | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1];
  if (!digits) return undefined;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
}

function decimal(value: string): Rgb | undefined {
  const parts = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(value);
  return parts ? (parts.slice(1).map(Number) as unknown as Rgb) : undefined;
}

/** `oklch(70.7% .022 261.325)` as sRGB, cut off at its edges (CSS Color 4, sections 9.3 and 10). */
function oklch(value: string): Rgb | undefined {
  const [, light, percent, chroma, hue] = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/.exec(value) ?? [];
  if (light === undefined) return undefined;
  const lightness = Number(light) / (percent ? 100 : 1);
  const angle = (Number(hue) * Math.PI) / 180;
  const [a, b] = [Number(chroma) * Math.cos(angle), Number(chroma) * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return linear.map((part) => {
    const within = Math.min(1, Math.max(0, part));
    return Math.round(255 * (within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055));
  }) as unknown as Rgb;
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrast(first: Rgb, second: Rgb): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, 'relative luminance'. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
