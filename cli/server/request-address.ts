import type { IncomingMessage } from 'node:http';

/** Path and query, also if a proxy sends the whole address (RFC 9112, 3.2.2). */
export function addressOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return address.startsWith('/') ? address : `/${address}`;
}

export const pathOf = (address: string) => address.replace(/[?#].*$/s, '');
