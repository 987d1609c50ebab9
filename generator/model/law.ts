import type { FactBase } from './provenance.ts';

/* The law of a country as facts: what it requires, in which norm, and from when. */

/** Fields of every fact of law. */
export interface Legal extends FactBase {
  /** The norm, as lawyers quote it: `§ 131b BAO`. */
  readonly norm: string;
  /** ISO date of the first day on which it is in force. */
  readonly from: string;
  /** ISO date of the last day. */
  readonly until?: string;
  /** The lawyer who has confirmed it; `open` as long as it is not confirmed. */
  readonly counsel: 'open' | (string & {});
  /** Law that is only planned: it is never in force. */
  readonly status?: 'announced';
  /** Names by which texts refer to it, with their capitals. They belong to its country alone. */
  readonly names?: readonly string[];
}

/** A scheme that the law of a country has a name for, such as one for the records of sales. */
export interface Scheme extends Legal {
  readonly kind: 'scheme';
  /** The name that texts print. It belongs to its country alone. */
  readonly name: string;
  /** The parts that it requires of the product; claims refer to them. */
  readonly asks: readonly string[];
}

/** A rule of law. */
export interface Rule extends Legal {
  readonly kind: 'rule';
  /** The rule in one English sentence, for people who maintain the content. */
  readonly says: string;
}

export const isLaw = <Value extends object>(fact: Value | undefined): fact is Value & Legal => fact !== undefined && 'norm' in fact;

/** The state of a law on a day (ISO date). */
export function stateOn({ from, until, status }: Pick<Legal, 'from' | 'until' | 'status'>, day: string) {
  if (status) return status;
  if (day < from) return 'coming';
  return until !== undefined && until < day ? 'ended' : 'in force';
}

/** Whether the source of a law was last looked at more than twelve months before a day (ISO date). */
export const isOutdated = ({ asOf }: Legal, day: string): boolean => asOf < `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** Forms in which a text may print a law: `{fact:law.at.penalty|from}`. */
export const lawForms = (law: Legal): readonly string[] => ['norm', 'from', ...(law.until === undefined ? [] : ['until'])];
