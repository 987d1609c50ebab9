/** Result of one fault. */
export interface Outcome {
  readonly kind: string;
  readonly detail: string;
  /** The code that reported it at its place; absent for a survivor. */
  readonly code: string | undefined;
}

export interface KindResult {
  readonly kind: string;
  readonly seeded: number;
  readonly reported: number;
  readonly codes: readonly string[];
  readonly survivors: readonly string[];
}

export function byKind(outcomes: readonly Outcome[]): KindResult[] {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = outcomes.filter((outcome) => outcome.kind === kind);
    const reported = own.filter(({ code }) => code !== undefined);
    return {
      kind,
      seeded: own.length,
      reported: reported.length,
      codes: [...new Set(reported.flatMap(({ code }) => code ?? []))].sort(),
      survivors: own.filter(({ code }) => code === undefined).map(({ detail }) => detail),
    };
  });
}

/** The share of faults that were reported at their place, from 0 to 1. */
export function scoreOf(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ code }) => code !== undefined).length / outcomes.length;
}
