import type { Change } from '../site/changes.ts';
import type { Cold } from '../site/cold.ts';
import { growth } from '../site/growth.ts';
import type { Rebuilt } from '../site/incremental.ts';
import type { Build } from '../site/measured-site.ts';
import type { SyntheticSize } from '../synthetic-site.ts';
import type { Floors, Row } from './row.ts';

/* The bars, each in one place: what the figures are held against, as ratios within one run. */

const coldToLoop = 1;
const unchangedToStart = 1.5;
const littleOfCold = 0.05;
const littleInDev = 0.02;
const mostGrowth = 5.5;
const mostMegabytes = 600;

export function coldRows({ cold, withRules, coldest }: Cold, { loop }: Floors): Row[] {
  return [
    { name: 'cold, with all checks', ...cold, bar: atMost(cold.milliseconds, coldToLoop * loop, `${coldToLoop.toFixed(1)} × the loop`) },
    { name: 'cold, redirects by rules', ...withRules, note: `${(withRules.milliseconds / cold.milliseconds).toFixed(2)} × cold` },
    { name: 'cold, the browser’s part too', ...coldest },
  ];
}

export function unchangedRow(rebuilt: Rebuilt, { start }: Floors): Row {
  const within = atMost(rebuilt.milliseconds, unchangedToStart * start, `${unchangedToStart} × the start`);
  return { name: 'nothing changed', ...rebuilt, bar: exactly(rebuilt, within) };
}

export function changeRow({ name, bar }: Change, rebuilt: Rebuilt, { start, cold }: Floors & { readonly cold: number }): Row {
  const text = `start + ${littleOfCold * 100} % of cold`;
  const within = bar === 'little' ? atMost(rebuilt.milliseconds, start + littleOfCold * cold, text) : { text: '', holds: true };
  return { name, ...rebuilt, bar: exactly(rebuilt, within) };
}

export function devRow(milliseconds: number, { cold }: { readonly cold: number }): Row {
  const bar = atMost(milliseconds, littleInDev * cold, `${littleInDev * 100} % of cold`);
  return { name: 'one message of one page, in dev', milliseconds, bar };
}

export function grownRow(grown: Build, cold: Build, { pages }: SyntheticSize): Row {
  const ratio = grown.milliseconds / cold.milliseconds;
  return {
    name: `cold, ${pages * growth} pages`,
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
