interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly annotations: readonly Note[] }[];
  }[];
}

interface Note {
  readonly type: string;
  readonly description?: string;
}

/** `REASON (tests: 2)` for tests that Playwright's JSON report lists as skipped. */
export function notRun(report: Suite): string[] {
  const all = reasons(report);
  return [...new Set(all)].map((reason) => `${reason} (tests: ${all.filter((one) => one === reason).length})`);
}

function reasons({ suites = [], specs = [] }: Suite): string[] {
  const left = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'skipped');
  const reported = left.map(({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason is given');
  return [...reported, ...suites.flatMap(reasons)];
}
