/** A submission as it is kept. */
export interface KeptSubmission {
  readonly id: number;
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly received: number;
  readonly email?: string;
  readonly acceptedHash?: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A way on which submissions are handed over. */
export interface Channel {
  readonly name: 'webhook' | 'email';
  /** Resolves when the other side has accepted the submission. Rejects with a `DeliveryError` otherwise, within half a minute. */
  send(submission: KeptSubmission): Promise<void>;
}

/** Why a submission was not accepted, in words that name no person: they are logged. */
export class DeliveryError extends Error {}

/** The error of a connection that came to nothing, by the code that Node gives: those of a certificate are the names of OpenSSL's verify errors. */
export const noAnswer = (code: string): DeliveryError =>
  new DeliveryError(
    /CERT|UNABLE_TO_VERIFY_LEAF|HOSTNAME_MISMATCH|INVALID_CA/.test(code)
      ? `its certificate is not trusted (${code})`
      : `no answer (${code})`,
  );

/** Milliseconds that the other side has to answer. */
export const deliveryTimeout = 10_000;
