import type { Run } from './run.ts';

export type Figures = Pick<Run, 'milliseconds' | 'processor' | 'megabytes'>;

/** The medians of time, processor time and memory. */
export function middle(runs: readonly Figures[]): Figures {
  return {
    milliseconds: median(runs.map(({ milliseconds }) => milliseconds)),
    processor: median(runs.map(({ processor }) => processor)),
    megabytes: median(runs.map(({ megabytes }) => megabytes)),
  };
}

/** The value in the middle; of an even number the greater of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
