import type { TrackedQueries } from './tracked-queries.ts';

/** The error of a function of the theme whose output depends on more than the content. */
export class ChangingOutput extends Error {
  override readonly name = 'ChangingOutput';
}

/** The times and the seeds of the repetitions: they differ in year, month, day of the week, hour and minute. */
const worlds = [
  [Date.UTC(2001, 1, 3, 4, 5, 6), 1],
  [Date.UTC(2032, 8, 21, 19, 42, 33), 2_000_000_000],
] as const;

/** React writes these before the HTML that it renders: a page without fragments has them elsewhere than one with fragments. */
const preloads = /<link rel="preload" as="image"[^>]*>/g;

/** Renders again at other times and with other random numbers. Throws where that gives another text. */
export function repeatRendering(render: () => unknown, html: string, site: Pick<TrackedQueries, 'trackReads'>): void {
  const text = html.replaceAll(preloads, '');
  for (const world of worlds) {
    const again = site.trackReads(
      () => {},
      () => String(inWorld(world, render)).replaceAll(preloads, ''),
    );
    if (again !== text) throw new ChangingOutput(`it renders ${difference(text, again)} when it is rendered again at another time`);
  }
}

/** Calls a function while the clock stands still and random numbers follow from a seed. Nothing else runs meanwhile. */
function inWorld<Value>([now, seed]: (typeof worlds)[number], work: () => Value): Value {
  const { Date: clock } = globalThis;
  const { random } = Math;
  let last = seed;
  globalThis.Date = new Proxy(clock, {
    construct: (target, given, made) => Reflect.construct(target, given.length ? given : [now], made),
    apply: () => new clock(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
  Math.random = () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
  try {
    return work();
  } finally {
    globalThis.Date = clock;
    Math.random = random;
  }
}

/** The first place where two texts differ, with a few letters around it. */
function difference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const from = Math.max(one.lastIndexOf('>', at - 1) + 1, one.lastIndexOf('"', at - 1) + 1, at - 30);
  const part = (html: string) => `“${html.slice(from, at + 30).replace(/[<"].*/s, '') || html.slice(at, at + 30)}”`;
  return `${part(one)}, and ${part(other)}`;
}
