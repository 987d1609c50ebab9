import { literalPattern } from '../../model/literal-pattern.ts';
import { endpointFolder } from '../../model/reserved-addresses.ts';
import type { HostedSite } from '../host.ts';
import type { AddressRules } from './address-rules.ts';
import { compressedEndings, documentsByType, endingsByType, headerValues, notFoundNames, patternOf } from './served-files.ts';

/** The content of the virtual host: types, headers, redirects, files, and not-found pages. */
export function apacheServer(site: HostedSite, rules: AddressRules): string {
  const endings = compressedEndings().join('|');
  const set = (name: string, value: string) => `Header always set ${name} "${value.replace(/%/g, '%%').replace(/"/g, '\\"')}"\n`;
  const headers = headerValues(site.headers);
  return `# ${site.origin}, for a virtual host of Apache whose DocumentRoot is the folder of the site.

AllowEncodedSlashes On
AddDefaultCharset Off
FileETag MTime Size
ServerSignature Off
TraceEnable Off
<IfModule mod_dir.c>
  DirectoryIndex disabled
  DirectorySlash Off
</IfModule>

${endingsByType()
  .map(([type, endings]) => `AddType "${type}" ${endings.map((ending) => `.${ending}`).join(' ')}\n`)
  .join('')}RemoveType .br .gz
AddEncoding br .br
AddEncoding gzip .gz
${documentsByType(site)
  .map(
    ([type, files]) =>
      `<LocationMatch "^/(?:${files.map(literalPattern).join('|')})(?:\\.br|\\.gz)?$">\n  ForceType "${type}"\n</LocationMatch>\n`,
  )
  .join('')}
${headers.map(({ name, value }) => set(name, value)).join('')}${headers
  .flatMap(({ name, elsewhere }) =>
    elsewhere.map(([path, value]) => `<LocationMatch "${patternOf(path)}">\n  ${set(name, value)}</LocationMatch>\n`),
  )
  .join('')}Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} -eq 405"
<FilesMatch "\\.(?:${endings})(?:\\.br|\\.gz)?$">
  Header merge Vary Accept-Encoding
</FilesMatch>
# What leads on from one path to another holds for every scheme, host and port; before 2.4.58 Apache writes those that it was asked by.
<IfVersion >= 2.4.58>
  RedirectRelative On
</IfVersion>
${[301, 302].map((status) => `<If "reqenv('SITE_REDIRECT') == '${status}'">\n  Redirect ${status} "%{reqenv:SITE_LOCATION}"\n</If>\n`).join('')}
ErrorDocument 404 /%{env:SITE_NONE}

RewriteEngine On
RewriteMap lower int:tolower
RewriteMap site "txt:\${SITE_ADDRESSES}"

# The page for an address that does not exist has been found below.
${compressed('%{REQUEST_URI}', isMissing)}${isMissing}RewriteRule ^ - [L]

# The endpoints, where a process answers them: \`wortlaut serve --leads-only --trust-proxy 1\`. Needs mod_proxy and mod_proxy_http.
# ProxyPreserveHost On
# RewriteRule ^${endpointFolder} http://127.0.0.1:8080%{REQUEST_URI} [P,L]
# <Location "${endpointFolder}">
#   Header always unset Allow
${headers.map(({ name }) => `#   Header always unset ${name}\n`).join('')}# </Location>

RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# The path and the query as they were asked for; the address with a slash behind each segment, without a closing index.html.
RewriteCond %{THE_REQUEST} "^[A-Z]+ (?:https?://[^/?# ]*)?([^?# ]*)([?][^ ]*)?" [NC]
RewriteRule ^ - [E=SITE_PATH:%1,E=SITE_QUERY:%2]
RewriteCond \${lower:%{REQUEST_URI}} "^/*(.*?)/*(?:(?<=/)index\\.html/*)?$"
RewriteRule ^ - [E=SITE_ADDRESS:%1/]

# What its first segments mean, and what follows them.
${keyRules(rules)}
# The page for an address that does not exist.
${rules.notFound
  .toReversed()
  .map(([pattern, file]) => `${pattern && `RewriteCond %{ENV:SITE_ADDRESS} "${pattern}"\n`}RewriteRule ^ - [E=SITE_NONE:${file}]\n`)
  .join('')}RewriteCond %{ENV:SITE_KEY} .
RewriteRule ^ - [E=SITE_NONE:\${site:none:%{ENV:SITE_KEY}}]

# Where it leads: the address as a whole counts first.
RewriteRule ^ - [E=SITE_PAGE:\${site:page:%{ENV:SITE_REST}}]
RewriteRule ^ - [E=SITE_FOUND:\${site:at:%{ENV:SITE_ADDRESS}|\${site:of:%{ENV:SITE_KEY}/%{ENV:SITE_REST}}}]
RewriteCond %{ENV:SITE_FOUND} ^$
RewriteCond %{ENV:SITE_KEY} .
RewriteCond %{ENV:SITE_PAGE} .
RewriteRule ^ - [E=SITE_FOUND:\${site:start:%{ENV:SITE_KEY}}%{ENV:SITE_PAGE}]
RewriteCond %{ENV:SITE_FOUND} ^30[12]:(.*)$
RewriteRule ^ - [E=SITE_TARGET:%1]

RewriteCond %{ENV:SITE_TARGET} .
RewriteCond "%{ENV:SITE_PATH} %{ENV:SITE_TARGET}" "!^(?:([^ ]+) \\1| /)$"
RewriteRule ^ - [E=SITE_LOCATION:%{ENV:SITE_TARGET}%{ENV:SITE_QUERY}]
RewriteCond %{ENV:SITE_LOCATION} .
RewriteCond %{ENV:SITE_FOUND} ^(30[12])
RewriteRule ^ %{ENV:SITE_TARGET} [E=SITE_REDIRECT:%1,PT,L]

# The file, and its compressed form for browsers that take it.
RewriteCond %{ENV:SITE_TARGET} .
RewriteRule ^ - [E=SITE_FILE:%{ENV:SITE_TARGET}]
RewriteCond %{ENV:SITE_FILE} /$
RewriteRule ^ - [E=SITE_FILE:%{ENV:SITE_FILE}index.html]
RewriteCond %{ENV:SITE_TARGET} ^$
RewriteCond %{REQUEST_URI} "!^/_|/$|/index\\.html$|/(?:${notFoundNames(site).map(literalPattern).join('|') || '-'})$|\\.(?:${endings})\\.(?:br|gz)$" [NC]
RewriteRule ^ - [E=SITE_FILE:%{REQUEST_URI}]
RewriteCond %{DOCUMENT_ROOT}%{ENV:SITE_FILE} !-f
RewriteRule ^ - [R=404,L]
${compressed('%{ENV:SITE_FILE}')}RewriteRule ^ %{ENV:SITE_FILE} [PT,L]
`;
}

const isMissing = 'RewriteCond %{ENV:REDIRECT_STATUS} =404\n';

/** Rules that send the compressed copy of a file to browsers that take it, under a further condition. */
const compressed = (file: string, condition = ''): string =>
  Object.entries({ br: 'br', gzip: 'gz' })
    .map(([encoding, ending]) => {
      const accepted = `(?:^|[ ,])${encoding}(?! *; *q=0(?:\\.0*)?(?: *,| *$))(?:[ ,;]|$)`;
      const copy = `${file}.${ending}`;
      return `${condition}RewriteCond %{HTTP:Accept-Encoding} "${accepted}" [NC]
RewriteCond %{DOCUMENT_ROOT}${copy} -f
RewriteRule ^ ${copy} [PT,L]
`;
    })
    .join('');

/** KEY and REST of an address as environment variables. */
function keyRules({ countries, languages }: AddressRules): string {
  const rule = (pattern: string, set: string) => `RewriteCond %{ENV:SITE_ADDRESS} "${pattern}"\nRewriteRule ^ - [${set}]\n`;
  if (countries !== undefined)
    return (
      rule(`^(${countries})[-/](?:${languages})/`, 'S=1') +
      rule('^([^/]+)/(.*)$', `E=SITE_KEY:\${site:key:%1},E=SITE_REST:%2`) +
      rule(`^(${countries})[-/](${languages})/(.*)$`, `E=SITE_KEY:\${site:key:%1-%2|%1-*},E=SITE_REST:%3`)
    );
  return (
    rule('^([^/]+)/(.*)$', `E=SITE_KEY:\${site:key:%1},E=SITE_REST:%2`) +
    `RewriteCond %{ENV:SITE_KEY} ^$\n${rule('^([a-z]{2,3})(?:-[a-z]{2})?/', `E=SITE_KEY:\${site:key:%1-*}`)}`
  );
}
