import { createHmac } from 'node:crypto';
import { type Channel, DeliveryError, deliveryTimeout, noAnswer } from './channel.ts';

/**
 * Posts each submission as JSON with its idempotency key. `Wortlaut-Signature` is `sha256=` and the HMAC-SHA256 (RFC 2104) of the body with the
 * secret in hexadecimal. A status from 200 to 299 accepts it; redirects are not followed.
 */
export function webhook({ url, secret }: { readonly url: string; readonly secret: string }): Channel {
  return {
    name: 'webhook',
    async send({ key, received, body }) {
      const text = JSON.stringify({ key, received: new Date(received).toISOString(), body });
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(deliveryTimeout),
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': encodeURIComponent(key),
          'Wortlaut-Signature': `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`,
        },
        body: text,
      }).catch((error: Error) => {
        throw noAnswer((error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.name);
      });
      await response.body?.cancel();
      if (!response.ok) throw new DeliveryError(`status ${response.status}`);
    },
  };
}
