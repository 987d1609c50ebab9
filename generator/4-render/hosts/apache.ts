import type { Host, HostedSite } from '../host.ts';
import { type AddressRules, addressRules, isOfKey } from './address-rules.ts';
import { apacheServer } from './apache-server.ts';

/** Apache from 2.4.19 on: a table of addresses, the content of the virtual host, and an example. */
export const apache: Host = {
  redirectPages: false,
  precompressed: true,
  files: () => ({}),
  configuration: (site) => {
    const rules = addressRules(site);
    return { 'addresses.txt': table(rules), 'site.conf': apacheServer(site, rules), 'virtual-host.conf': example(site) };
  },
  nextStep: 'Include site.conf in the virtual host of Apache; virtual-host.conf shows one.',
};

/** The table of mod_rewrite, one key and one value in each line. */
function table(rules: AddressRules): string {
  const { starts, everywhere, listed } = rules;
  const lines = [
    ...Object.entries(starts).flatMap(([key, { path, status, notFound }]) => [
      `key:${key} ${key}`,
      `start:${key} ${status}:${path.slice(0, -1)}`,
      `none:${key} ${notFound}`,
    ]),
    ...everywhere.map((rest) => `page:${rest} /${rest}`),
    ...Object.entries(listed).map(([address, { path, status }]) => `${isOfKey(rules, address) ? 'of' : 'at'}:${address} ${status}:${path}`),
  ];
  return `${lines.join('\n')}\n`;
}

function example({ origin }: HostedSite): string {
  const { hostname } = new URL(origin);
  return `# A virtual host. Paths, ports and certificates are yours. The modules rewrite, headers, alias, mime and version must be loaded
# (on Debian: a2enmod rewrite headers, and this file in /etc/apache2/sites-available).
# To answer https here: <VirtualHost *:443>, SSLEngine on, SSLCertificateFile … and, with the module http2, Protocols h2 http/1.1.
<VirtualHost *:80>
  ServerName ${hostname}
  DocumentRoot /srv/${hostname}/site
  <Directory /srv/${hostname}/site>
    Require all granted
    AllowOverride None
  </Directory>
  Define SITE_ADDRESSES /srv/${hostname}/host/apache/addresses.txt
  Include /srv/${hostname}/host/apache/site.conf
</VirtualHost>
`;
}
