import type { Change } from '../site/changes.ts';
import type { Cold } from '../site/cold.ts';
import { growthFactor } from '../site/growth.ts';
import type { Rebuilt } from '../site/incremental.ts';
import type { Build } from '../site/measured-site.ts';
import type { RealSite } from '../site/real-site.ts';
import type { SyntheticSize } from '../synthetic-site.ts';
import type { Floors, Row } from './row.ts';

/* The bars for the figures, each in one place, as ratios within one run. */

const coldToLoop = 1;
const coldMegabytes = 400;
const unchangedToStart = 1.5;
const messageOfCold = 0.04;
const labelToCold = 0.125;
const labelBesides = 1000;
const componentToCold = 1.1;
const pageOfCold = 0.06;
const mostInDev = 30;
const mostGrowth = 5.2;
const mostMegabytes = 600;
const realSiteToLoop = 0.135;
const loopPages = 10_000;
const checkToCompiler = 1;
/** Peer → the most that the cold build may take of its time, or of its processor time. */
const toPeers: Readonly<Record<string, readonly [figure: 'milliseconds' | 'processor', most: number]>> = {
  Eleventy: ['processor', 2.5],
  Astro: ['milliseconds', 0.8],
};
/** The most that the cold build may take of the time of a peer with the same checks. */
const toCheckedPeer = 0.1;

/** The cold build that peers are compared with: they write no pages for redirects either. */
export const coldByRules = 'cold, redirects by rules';

export function coldRows({ cold, withRules, coldest }: Cold, { loop }: Floors): Row[] {
  return [
    { name: 'cold, with all checks', ...cold },
    {
      name: coldByRules,
      ...withRules,
      bar: {
        text: `at most ${coldToLoop} × the loop, at most ${coldMegabytes} MB`,
        holds: withRules.milliseconds <= coldToLoop * loop && withRules.megabytes <= coldMegabytes,
      },
    },
    { name: 'cold, the browser’s part too', ...coldest },
  ];
}

export function unchangedRow(rebuilt: Rebuilt, { start }: Floors): Row {
  const within = atMost(rebuilt.milliseconds, unchangedToStart * start, `${unchangedToStart} × the start`);
  return { name: 'nothing changed', ...rebuilt, bar: exactly(rebuilt, within) };
}

/** Milliseconds of other rows, with which the row of a change is compared. */
export interface Compared extends Floors {
  readonly cold: number;
  /** Milliseconds of one message of one page. */
  readonly message: number;
}

export function changeRow({ name, bar }: Change, rebuilt: Rebuilt, { start, cold, message }: Compared): Row {
  const bars: Readonly<Record<Change['bar'], readonly [most: number, text: string]>> = {
    message: [start + messageOfCold * cold, `start + ${messageOfCold * 100} % of cold`],
    label: [labelToCold * cold + labelBesides, `${labelToCold} × cold + ${labelBesides / 1000} s`],
    component: [componentToCold * cold, `${componentToCold} × cold`],
    page: [message + pageOfCold * cold, `one message + ${pageOfCold * 100} % of cold`],
  };
  return { name, ...rebuilt, bar: exactly(rebuilt, atMost(rebuilt.milliseconds, ...bars[bar])) };
}

export function devRow(milliseconds: number, { pages }: SyntheticSize): Row {
  const bar = atMost(milliseconds, mostInDev, `${mostInDev} ms`);
  return { name: `one message of one page, in dev of ${pages} pages`, milliseconds, bar };
}

/** The real site has a fixed size, so a loop over more or fewer pages is converted to one over 10,000. */
export function realSiteRows({ cold, check, compiler }: RealSite, { loop }: Floors, { pages }: SyntheticSize): Row[] {
  const most = realSiteToLoop * loop * (loopPages / pages);
  return [
    { name: 'the real site, cold', ...cold, bar: atMost(cold.milliseconds, most, `${realSiteToLoop} × the loop of ${loopPages} pages`) },
    { name: 'the TypeScript compiler alone', ...compiler },
    {
      name: 'check of the real site, types included',
      ...check,
      bar: atMost(check.milliseconds, checkToCompiler * compiler.milliseconds, `${checkToCompiler} × the compiler`),
    },
  ];
}

/** A peer's row, with the bar for our own cold build beside it. */
export function peerRow(row: Row, cold: Row | undefined): Row {
  const [figure, most] = row.isChecked ? (['milliseconds', toCheckedPeer] as const) : (toPeers[row.name.split(' ')[0] ?? ''] ?? []);
  const [ours, theirs] = [cold?.[figure ?? 'milliseconds'], row[figure ?? 'milliseconds']];
  if (most === undefined || ours === undefined || theirs === undefined) return row;
  const kind = figure === 'processor' ? 'processor time' : 'time';
  return {
    ...row,
    bar: { text: `cold takes ${(ours / theirs).toFixed(2)} of at most ${most} × its ${kind}`, holds: ours <= most * theirs },
  };
}

export function grownRow(grown: Build, cold: Build, { pages }: SyntheticSize): Row {
  const ratio = grown.milliseconds / cold.milliseconds;
  return {
    name: `cold, ${pages * growthFactor} pages`,
    ...grown,
    bar: {
      text: `${ratio.toFixed(2)} × cold of at most ${mostGrowth}, at most ${mostMegabytes} MB`,
      holds: ratio <= mostGrowth && grown.megabytes <= mostMegabytes,
    },
  };
}

interface Bar {
  readonly text: string;
  readonly holds: boolean;
}

const atMost = (milliseconds: number, most: number, text: string): Bar => ({ text: `at most ${text}`, holds: milliseconds <= most });

/** A bar that also requires that only pages with new bytes were rendered. A build that does not report them fails. */
function exactly({ rendered, changed }: Rebuilt, { text, holds }: Bar): Bar {
  return { text: [text, 'rendered = changed'].filter(Boolean).join(', '), holds: holds && rendered === changed };
}
