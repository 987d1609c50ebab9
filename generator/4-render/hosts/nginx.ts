import type { Host, HostedSite } from '../host.ts';
import { addressMaps } from './nginx-addresses.ts';
import { nginxServer } from './nginx-server.ts';

/** nginx from 1.19 on: maps that resolve addresses, what stands in the server block, and an example of a whole configuration. */
export const nginx: Host = {
  redirectPages: false,
  precompressed: true,
  files: () => ({}),
  configuration: (site) => ({
    'addresses.conf': addressMaps(site),
    'site.conf': nginxServer(site),
    'nginx.conf': example(site),
  }),
  nextStep: 'Include addresses.conf in the http block and site.conf in the server block of nginx; nginx.conf shows both.',
};

function example({ origin }: HostedSite): string {
  const { hostname } = new URL(origin);
  return `# A whole configuration. Paths, ports and certificates are yours.
#   nginx -c /srv/${hostname}/host/nginx/nginx.conf
events {}

http {
  # addresses.conf has a variable for each step.
  variables_hash_max_size 2048;
  include /srv/${hostname}/host/nginx/addresses.conf;

  server {
    listen 80;
    server_name ${hostname};
    # To answer https here: listen 443 ssl; ssl_certificate …; ssl_certificate_key …;
    root /srv/${hostname}/site;
    include /srv/${hostname}/host/nginx/site.conf;
  }
}
`;
}
