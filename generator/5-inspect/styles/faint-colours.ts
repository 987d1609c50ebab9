import { type Diagnostic, finding, type Place } from '../../diagnostics/diagnostic.ts';
import type { ColourPair, ColourTable } from '../../model/colour-pairs.ts';
import { groupBy } from '../../model/group-by.ts';
import { baseOf, colourOf, contrast, type Rgb, schemesOf, type Theme } from '../../styles/colours.ts';
import type { Tokens } from '../../styles/custom-properties.ts';

interface Evaluated {
  readonly tokens: Tokens;
  /** Token → its place in the styles. */
  readonly places: Readonly<Record<string, Place>>;
  readonly pairs: readonly ColourPair[];
  readonly ownScheme: ColourTable['ownScheme'];
}

/** A pair of colours in one theme, with the tokens that they resolve to. */
interface Meeting {
  readonly theme: Theme;
  readonly front: string;
  readonly ground: string;
  readonly bases: readonly [string, string];
  readonly colours: readonly [Rgb, Rgb];
  readonly found: number;
  readonly least: number;
  readonly what: string;
}

/**
 * WL5027: colours without enough contrast to their backgrounds, one finding for each with all pairs. Of two colours that are too similar,
 * reports the one that fails in the larger share of its pairs: it is likely the changed one.
 */
export function faintColours({ tokens, places, pairs, ownScheme = {} }: Evaluated): Diagnostic[] {
  const meetings = pairs.flatMap((pair) =>
    pair.on.flatMap((ground) => {
      return schemesOf(ownScheme[ground]).flatMap((theme) => meetingOf(tokens, { pair, ground, theme }));
    }),
  );
  const findings: Diagnostic[] = [];
  let left = meetings.filter(({ found, least }) => found < least);
  while (left.length > 0) {
    const token = mostAtFault(left, meetings);
    const faint = left.filter(({ bases }) => bases.includes(token));
    left = left.filter((meeting) => !faint.includes(meeting));
    findings.push(faintColour(token, faint, { tokens, place: places[token] }));
  }
  return findings;
}

function meetingOf(tokens: Tokens, { pair, ground, theme }: { pair: ColourPair; ground: string; theme: Theme }): Meeting[] {
  const { front, least, what } = pair;
  const [shown, under] = [front, ground].map((token) => colourOf(tokens, `var(--${token})`, theme));
  if (!shown || !under) return [];
  const bases = [baseOf(tokens, front, theme), baseOf(tokens, ground, theme)] as const;
  return [{ theme, front, ground, bases, colours: [shown, under], found: contrast(shown, under), least, what }];
}

function mostAtFault(faint: readonly Meeting[], all: readonly Meeting[]): string {
  const count = (meetings: readonly Meeting[], token: string) => meetings.filter(({ bases }) => bases.includes(token)).length;
  const candidates = [...new Set(faint.flatMap(({ bases }) => bases))].map((token) => {
    const failed = count(faint, token);
    return { token, failed, share: failed / count(all, token) };
  });
  const [first] = candidates.sort((a, b) => b.share - a.share || b.failed - a.failed);
  return first?.token ?? '';
}

function faintColour(
  token: string,
  faint: readonly Meeting[],
  { tokens, place }: { tokens: Tokens; place: Place | undefined },
): Diagnostic {
  const worst = faint.reduce((one, other) => (other.found / other.least < one.found / one.least ? other : one));
  const [first] = faint;
  const only = faint.length === 1 && first ? sentence(first) : undefined;
  return finding('WL5027', { ...place, found: worst.found.toFixed(2), expected: String(worst.least) }, [
    only ?? `The colour '${token}' (${tokens.get(token)}) has too little contrast in ${faint.length} pairs: ${listed(faint)}.`,
    `Make '${token}' ${directions(token, faint)}; or change the colours of its pairs.`,
  ]);
}

const sentence = ({ theme, front, ground, what, found, least }: Meeting) =>
  `In the ${theme} theme '${front}' on '${ground}' (${what}) has a contrast of ${found.toFixed(2)}; at least ${least} is expected.`;

/** `in the light theme 'muted' (small print; at least 4.5) on canvas 3.11, paper 2.98` */
function listed(faint: readonly Meeting[]): string {
  return [...groupBy(faint, ({ theme, front }) => `${theme} ${front}`).values()]
    .map(([first, ...others]) => {
      if (!first) return '';
      const grounds = [first, ...others].map(({ ground, found }) => `${ground} ${found.toFixed(2)}`).join(', ');
      return `in the ${first.theme} theme '${first.front}' (${first.what}; at least ${first.least}) on ${grounds}`;
    })
    .join('; ');
}

/** The direction that increases the contrast. */
function directions(token: string, faint: readonly Meeting[]): string {
  const ways = new Set(
    faint.map(({ bases: [front], colours: [shown, under] }) =>
      luminous(shown) > luminous(under) === (front === token) ? 'lighter' : 'darker',
    ),
  );
  return ways.size === 1 ? [...ways].join('') : 'another colour: it is too light for some pairs and too dark for others';
}

const luminous = (colour: Rgb) => colour.reduce((sum, part) => sum + part, 0);
