import { readText, remove, writeText } from '../shared/storage.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor refuses everywhere, once and for all. Absent where the browser does not support it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** A visitor's decision about measurement, stored under `consent` (decision 18). */
export interface Consent {
  readonly choice: 'given' | 'refused';
  /** When it was given: ISO 8601. */
  readonly at: string;
  /** Version of the answered question. */
  readonly version: string;
}

const key = 'consent';

/** The visitor's decision; undefined if it cannot be read, which counts as refusal. */
export function readConsent(): Consent | undefined {
  try {
    const { choice, at, version } = JSON.parse(readText(key) ?? 'null') ?? {};
    if ((choice !== 'given' && choice !== 'refused') || typeof version !== 'string') return undefined;
    return { choice, at: String(at), version };
  } catch {
    return undefined;
  }
}

export function saveConsent(choice: Consent['choice'], version: string): void {
  const consent: Consent = { choice, at: new Date().toISOString(), version };
  writeText(key, JSON.stringify(consent));
}

/** Whether the browser refuses for its visitor. Then the question does not appear, and an earlier consent does not count. */
export const refusedByBrowser = (): boolean => navigator.globalPrivacyControl === true;

/** Whether this visit may be measured: only after consent, and never against the browser's refusal. */
export const mayMeasure = (): boolean => !refusedByBrowser() && readConsent()?.choice === 'given';

/** Removes an answer to an earlier question, so that today's question appears. */
export function removeOtherAnswers(version: string): void {
  const consent = readConsent();
  if (consent && consent.version !== version) remove(key);
}
