import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';

/**
 * The address of a client: that of the connection, or behind `trustedProxies` proxies the one that the farthest of them added, which is so many
 * places from the right in X-Forwarded-For. Clients can forge the addresses further left. If that address is missing or invalid, the request has
 * bypassed a proxy, and its address is that of the connection.
 */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const direct = socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = headers['x-forwarded-for']?.toString().split(',').at(-trustedProxies)?.trim() ?? '';
  const address = withoutPort(forwarded);
  return isIP(address) ? address : direct;
}

/** Proxies may add a port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const withoutPort = (address: string) => /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** Identifies clients without their addresses, by a hash with a key that ends with this process. */
export function openClientNames(key: Uint8Array = randomBytes(32)): (address: string) => string {
  return (address) => createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 22);
}

/** An IPv4 address, or the first 64 bits of an IPv6 address: a client can choose the others (RFC 4291, 2.5.4). */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (isIPv4(address) || !isIP(address)) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
