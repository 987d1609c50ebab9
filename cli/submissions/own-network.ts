/** Whether a host is in the own network, where http and unencrypted SMTP may be: this machine, a name without a dot, a private address (RFC 1918). */
export const isAtHome = (host: string): boolean =>
  !host.includes('.') ? true : /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$/.test(host);
