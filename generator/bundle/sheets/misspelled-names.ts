import { closestMatch } from '../../diagnostics/closest-match.ts';
import { memoize } from '../../model/memoize.ts';
import type { Statement } from '../../styles/statements.ts';

/* Names in selectors and conditions, which no parser compares. The lists may lack newer names, so only what resembles a name counts as its misspelling. */

const classes =
  'active any-link autofill checked default defined disabled empty enabled first first-child first-of-type focus focus-visible focus-within fullscreen has host hover in-range indeterminate invalid is lang last-child last-of-type left link modal not nth-child nth-last-child nth-last-of-type nth-of-type only-child only-of-type open optional out-of-range paused placeholder-shown playing popover-open read-only read-write required right root scope target target-current target-within user-invalid user-valid valid visited where';
const elements =
  'after backdrop before checkmark cue details-content file-selector-button first-letter first-line highlight marker part picker picker-icon placeholder scroll-button scroll-marker scroll-marker-group selection slotted target-text view-transition view-transition-group view-transition-image-pair view-transition-new view-transition-old';
const features =
  'any-hover any-pointer aspect-ratio color color-gamut device-width display-mode dynamic-range forced-colors grid height hover inverted-colors monochrome orientation overflow-block overflow-inline pointer prefers-color-scheme prefers-contrast prefers-reduced-data prefers-reduced-motion prefers-reduced-transparency resolution scan scripting update video-dynamic-range width';

const pseudo = [...classes.split(' ').map((name) => `:${name}`), ...elements.split(' ').map((name) => `::${name}`)];
/** Names that CSS 2 wrote with one colon, and others that resemble a listed one. */
const others = new Set([':after', ':before', ':first-letter', ':first-line', ':dir', ':future', ':heading', ':past', ':state', '::column']);

interface Misspelling {
  readonly written: string;
  readonly near: string;
}

const nearest = (names: readonly string[]) =>
  memoize((name: string): string | undefined => (names.includes(name) || others.has(name) ? undefined : closestMatch(name, names)));
const [nearPseudo, nearFeature] = [nearest(pseudo), nearest(features.split(' '))];

/** The misspelled pseudo-classes and pseudo-elements of a selector, and the media features of an at-rule. */
export function misspelledIn({ kind, name, value, block }: Statement): Misspelling[] {
  const spelt = (near: (name: string) => string | undefined) => (written: string) => ({ written, near: near(written.toLowerCase()) });
  const selector = block?.selector.replace(/\[[^\]]*\]|"[^"]*"/g, '') ?? '';
  const all = [
    ...(selector.match(/(?<![\\:])::?[a-z][a-z-]+/gi) ?? []).map(spelt(nearPseudo)),
    ...(kind === 'at-rule' && name === 'media'
      ? (value.match(/(?<=\(\s*(?:m(?:in|ax)-)?)(?!m(?:in|ax)-)[a-z][a-z-]+(?=\s*[:)<>=])/gi) ?? [])
      : []
    ).map(spelt(nearFeature)),
  ];
  return all.flatMap(({ written, near }) => (near === undefined ? [] : [{ written, near }]));
}
