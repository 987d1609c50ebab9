import type { FactFormat } from '../4-render/fact-formats.ts';

export type { FactFormat } from '../4-render/fact-formats.ts';
export type { Fact } from '../model/fact.ts';

/** Returns the format; its type checks it. */
export const defineFactFormat = (format: FactFormat): FactFormat => format;
