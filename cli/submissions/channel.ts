import { isIPv6 } from 'node:net';
import type { KeptSubmission } from './submission.ts';

/** A way to hand submissions over. */
export interface Channel {
  readonly name: 'webhook' | 'email';
  /** Resolves when the receiver has accepted the submission. Rejects with a `DeliveryError` otherwise, within half a minute. */
  send(submission: KeptSubmission): Promise<void>;
}

/** The reason why a submission was not accepted, without personal data: it is logged. */
export class DeliveryError extends Error {}

/** The error of a failed connection, by its code: codes of certificates are OpenSSL's verify errors. */
export const noAnswer = (code: string): DeliveryError =>
  new DeliveryError(
    /CERT|UNABLE_TO_VERIFY_LEAF|HOSTNAME_MISMATCH|INVALID_CA/.test(code)
      ? `its certificate is not trusted (${code})`
      : `no answer (${code})`,
  );

/** Milliseconds in which the receiver has to answer. */
export const deliveryTimeout = 10_000;

/**
 * Whether a host, spelt as in a URL, is in a private network, where http and unencrypted SMTP are allowed: this machine, a name without a
 * dot, a private address (RFC 1918; of IPv6 RFC 4193, and RFC 4291, 2.5.6).
 */
export function isPrivateHost(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  if (isIPv6(address)) return /^(?:::1$|f[cd]|fe[89ab])/i.test(address);
  return !host.includes('.') || /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$/.test(host);
}

/** Whether a text is a single email address: no list, no name, no control characters. */
export const isEmailAddress = (text: string): boolean => /^[^\s\p{Cc}@<>(),;:"\\]+@[^\s\p{Cc}@<>(),;:"\\]+$/u.test(text);
