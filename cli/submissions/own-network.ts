import { isIPv6 } from 'node:net';

/**
 * Whether a host, as a URL writes it, is in the own network, where http and unencrypted SMTP may be: this machine, a name without a dot, a
 * private address (RFC 1918; of IPv6 RFC 4193, and RFC 4291, 2.5.6).
 */
export function isAtHome(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  if (isIPv6(address)) return /^(?:::1$|f[cd]|fe[89ab])/i.test(address);
  return !host.includes('.') || /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$/.test(host);
}
