/** What a code means: printed by `explain CODE`, sent along as SARIF help. */
export interface Explanation {
  /** One sentence: what is wrong. */
  readonly title: string;
  /** Why it is wrong and how to fix it. */
  readonly cause: string;
  readonly bad: string;
  readonly good: string;
}
