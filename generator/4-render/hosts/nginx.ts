import { contentTypes } from '../../model/content-types.ts';
import { literalPattern } from '../../model/literal-pattern.ts';
import { endpointFolder } from '../../model/reserved-addresses.ts';
import type { Host, HostedSite } from '../host.ts';
import { addressMaps, headerVariable, variablePrefix } from './nginx-addresses.ts';
import { compressedEndings, documentsByType, endingsByType, headerValues, notFoundNames, tooLongHeaders } from './served-files.ts';

/** nginx from 1.19 on: maps that resolve addresses, the content of the server block, and an example of a whole configuration. */
export const nginx: Host = {
  redirectPages: false,
  precompressed: true,
  files: () => ({}),
  configuration: (site) => ({
    'addresses.conf': addressMaps(site),
    'site.conf': nginxServer(site),
    'nginx.conf': example(site),
  }),
  limits: (site) => tooLongHeaders(site, 4000, 'nginx does not start with a value above 4,000.'),
  nextStep: 'Include addresses.conf in the http block and site.conf in the server block of nginx; nginx.conf shows both.',
};

/** The content of the server block: types, headers, redirects, files, and not-found pages. */
function nginxServer(site: HostedSite): string {
  const name = (text: string) => `$${variablePrefix(site)}_${text}`;
  const names = notFoundNames(site).map(literalPattern).join('|');
  const pattern = (files: readonly string[]) => `^/(?:${files.map(literalPattern).join('|')})`;
  const location = (match: string, type: string) => `location ${match} {\n  internal;\n  types {}\n  default_type "${type}";\n}\n`;
  return `# ${site.origin}, for a server block of nginx whose root is the folder of the site.

absolute_redirect off;
server_tokens off;
autoindex off;
etag on;
gzip off;
gzip_static on;
gzip_vary on;

types {
${endingsByType()
  .map(([type, endings]) => `  "${type}" ${endings.join(' ')};\n`)
  .join('')}}
default_type application/octet-stream;

${headerValues(site.headers)
  .map(
    ({ name: header, value, elsewhere }) => `add_header ${header} "${elsewhere.length ? name(headerVariable(header)) : value}" always;\n`,
  )
  .join('')}add_header Content-Encoding ${name('encoding')};
add_header Vary ${name('varies')};
add_header Allow ${name('allow')} always;

error_page 404 ${name('not_found')};

location / {
  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
  if (${name('status')} = 301) { return 301 ${name('target')}${name('query')}; }
  if (${name('status')} = 302) { return 302 ${name('target')}${name('query')}; }
  if (-f $document_root${name('brotli')}) { rewrite ^ ${name('brotli')} last; }
  try_files ${name('file')} =404;
}

# The endpoints, where a process answers them: \`wortlaut serve --leads-only --trust-proxy 1\`.
# location ${endpointFolder} {
#   proxy_pass http://127.0.0.1:8080;
#   proxy_set_header Host $host;
#   proxy_set_header X-Forwarded-For $remote_addr;
#   proxy_set_header X-Forwarded-Proto $scheme;
#   client_max_body_size 64k;
#   # Its answers have headers of their own: this one, without a value, replaces those above.
#   add_header Cache-Control "";
# }

${names && `location ~ /(?:${names})$ { internal; }\n`}
${documentsByType(site)
  .map(
    ([type, files]) =>
      `location ~ ${pattern(files)}$ {\n  if (-f $document_root${name('brotli')}) { rewrite ^ ${name('brotli')} last; }\n  types {}\n  default_type "${type}";\n}\n${location(`~ ${pattern(files)}\\.br$`, type)}`,
  )
  .join('')}${compressedEndings()
  .map((ending) => location(`~ \\.${ending}\\.br$`, contentTypes[`.${ending}`] ?? ''))
  .join('')}location ~ \\.(?:${compressedEndings().join('|')})\\.gz$ { internal; }
`;
}

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
    # To answer https here: listen 443 ssl http2; ssl_certificate …; ssl_certificate_key …;
    # From nginx 1.25.1 on: listen 443 ssl; http2 on;
    root /srv/${hostname}/site;
    include /srv/${hostname}/host/nginx/site.conf;
  }
}
`;
}
