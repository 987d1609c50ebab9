import { contentTypes } from '../../model/content-types.ts';
import { literalPattern } from '../../model/literal-pattern.ts';
import { endpointFolder } from '../../model/reserved-addresses.ts';
import type { Host, HostedSite } from '../host.ts';
import { type AddressRules, addressRules, listedTargets, type MapEntry } from './address-rules.ts';
import { compressedEndings, documentsByType, headerValues, notFoundNames, patternOf } from './served-files.ts';

/** Caddy from 2.6 on: a file for a site block to import, and an example of one. */
export const caddy: Host = {
  redirectPages: false,
  precompressed: true,
  files: () => ({}),
  configuration: (site) => ({ 'site.caddy': caddySite(site), Caddyfile: example(site) }),
  nextStep: 'Import site.caddy in the site block of Caddy; Caddyfile shows one.',
};

const quoted = (text: string): string => `\`${text}\``;

/** A map of Caddy: a key that begins with `~` is a pattern, `default` the value of all others. */
const map = (source: string, variable: string, entries: readonly MapEntry[]): string =>
  `  map ${source} {site_${variable}} {\n${entries.map(([key, value]) => `    ${key === 'default' ? key : quoted(key)} ${quoted(value)}\n`).join('')}  }\n`;

/** Evaluates a placeholder once: Caddy would follow all maps again wherever it appears. */
const keep = (variable: string, value = `{site_${variable}}`) => `  vars ${variable} ${quoted(value)}\n`;

function caddySite(site: HostedSite): string {
  const rules = addressRules(site);
  const headers = headerValues(site.headers);
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const keys = Object.keys(rules.starts);
  const compressed = compressedEndings().join('|');
  const hidden = notFoundNames(site).map(literalPattern).join('|') || '-';
  return `# ${site.origin}, for a site block of Caddy whose root is the folder of the site.

# The endpoints, where a process answers them: \`wortlaut serve --leads-only --trust-proxy 1\`.
# handle ${endpointFolder}* {
#   reverse_proxy 127.0.0.1:8080
# }

route {
${headers.map(({ name, value }) => `  header ${name} ${quoted(value)}\n`).join('')}
  @refused not method GET HEAD
  header @refused Allow \`GET, HEAD\`
  respond @refused 405

  # The path and the query as they were asked for; then in lower case.
${map('{http.request.orig_uri}', 'asked', [
  ['~(?i)^(?:https?://[^/?#]*)?(/[^?#]*)', '$1'],
  ['default', '/'],
])}${map('{http.request.orig_uri}', 'query', [
  ['~^[^?#]*([?].*)$', '$1'],
  ['default', ''],
])}${keep('asked')}${keep('query')}${keep('plain', '{http.request.uri.path}')}  @bare vars_regexp {http.request.uri.path} ^$
  rewrite @bare /
  uri path_regexp /{2,} /
${letters.map((letter) => `  uri replace ${letter.toUpperCase()} ${letter}\n`).join('')}
  # Each segment with a slash behind it, without a closing index.html.
${map('{http.request.uri.path}', 'address', [
  ['~^/*(?:(.*?)/+)?index\\.html/*$', '$1/'],
  ['~^/*(.*?)/*$', '$1/'],
])}${keep('address')}
  # What its first segments mean, and what follows them.
${keyMaps(rules)}${keep('key')}${keep('rest')}${map('{http.vars.key}', 'start', [
  ...keys.map((key): MapEntry => [key, `${rules.starts[key]?.status} ${rules.starts[key]?.path}`]),
  ['default', ''],
])}
  # The pages that every locale has; then what is otherwise, of which the address as a whole counts first.
${map('{http.vars.rest}', 'usual', [...rules.everywhere.map((rest): MapEntry => [rest, `{site_start}${rest}`]), ['default', '']])}${map(
  '{http.vars.key}',
  'usual_of_key',
  [
    ['', ''],
    ['default', '{site_usual}'],
  ],
)}${map('{http.vars.key}/{http.vars.rest}', 'of_key', [...listedTargets(rules, true), ['default', '{site_usual_of_key}']])}${map(
  '{http.vars.address}',
  'found',
  [...listedTargets(rules, false), ['default', '{site_of_key}']],
)}${keep('found')}${map('{http.vars.found}', 'target', [
  ['~^30[12] (.*)$', '$1'],
  ['default', ''],
])}${map('{http.vars.found}', 'status', [
  ['~^(30[12]) ', '$1'],
  ['default', '404'],
])}${keep('target')}
  @page vars_regexp {http.vars.target} ^.
  @there expression \`{http.vars.target} == {http.vars.asked}\`
  vars @page answer {site_status}
  vars @there answer 200
  @for_good vars {http.vars.answer} 301
  redir @for_good {http.vars.target}{http.vars.query} 301
  @for_now vars {http.vars.answer} 302
  redir @for_now {http.vars.target}{http.vars.query} 302

  # The file.
${map('{http.vars.target}', 'page_file', [
  ['~^(.*/)$', `\${1}index.html`],
  ['~^(.+)$', '$1'],
  ['default', '{site_other_file}'],
])}${map('{http.vars.plain}', 'other_file', [
  [`~(?i)^/_|/$|/index\\.html$|[?#%*\\x00]|/(?:${hidden})$|\\.(?:${compressed})\\.(?:br|gz)$`, '/-/-'],
  ['~^(.*)$', '$1'],
])}${keep('file', '{site_page_file}')}${map('{http.vars.file}', 'type', [
  ...documentsByType(site).map(([type, files]): MapEntry => [`~^/(?:${files.map(literalPattern).join('|')})$`, type]),
  ...Object.entries(contentTypes).map(([ending, type]): MapEntry => [`~(?i)${literalPattern(ending)}$`, type]),
  ['default', 'application/octet-stream'],
])}${headers
  .flatMap(({ name, elsewhere }, index) =>
    elsewhere.map(([path, value], place) => {
      const matcher = `@below_${index}_${place}`;
      return `  ${matcher} vars_regexp {http.vars.file} ${quoted(patternOf(path))}\n  header ${matcher} ${name} ${quoted(value)}\n`;
    }),
  )
  .join('')}  header Content-Type {site_type}
  @varies vars_regexp {http.vars.file} \\.(?:${compressed})$
  header @varies Vary Accept-Encoding
  @exists file {http.vars.file}
  rewrite @exists {http.vars.file}
  file_server @exists {
    precompressed br gzip
    disable_canonical_uris
    index -
  }

  # The page for an address that does not exist.
${map('{http.vars.address}', 'none_elsewhere', [
  ...rules.notFound.map(([pattern, file]): MapEntry => (pattern ? [`~${pattern}`, `/${file}`] : ['default', `/${file}`])),
])}${map('{http.vars.key}', 'none', [
  ...keys.map((key): MapEntry => [key, `/${rules.starts[key]?.notFound}`]),
  ['default', '{site_none_elsewhere}'],
])}${headers
  .filter(({ elsewhere }) => elsewhere.length)
  .map(({ name, value }) => `  header ${name} ${quoted(value)}\n`)
  .join('')}  header Content-Type \`${contentTypes['.html']}\`
  header Vary Accept-Encoding
  # The conditions of the request are not about this page.
  request_header -If-*
  request_header -Range
  rewrite * {site_none}
  file_server {
    precompressed br gzip
    disable_canonical_uris
    status 404
  }
}
`;
}

function keyMaps({ countries, languages, starts }: AddressRules): string {
  const keys = Object.keys(starts).filter((key) => !key.endsWith('*'));
  const like = Object.keys(starts).filter((key) => key.endsWith('*'));
  const rest: MapEntry = ['~^[^/]+/(.*)$', '$1'];
  if (countries === undefined)
    return (
      map('{http.vars.address}', 'key', [
        ...keys.map((key): MapEntry => [`~^${key}/`, key]),
        ...like.map((key): MapEntry => [`~^${key.slice(0, -2)}(?:-[a-z]{2})?/`, key]),
        ['default', ''],
      ]) + map('{http.vars.address}', 'rest', [rest, ['default', '']])
    );
  return (
    map('{http.vars.address}', 'key', [
      ...keys.filter((key) => key.includes('-')).map((key): MapEntry => [`~^${key.slice(0, 2)}[-/]${key.slice(3)}/`, key]),
      ...like.map((key): MapEntry => [`~^${key.slice(0, 2)}[-/](?:${languages})/`, key]),
      ...keys.filter((key) => !key.includes('-')).map((key): MapEntry => [`~^${key}/`, key]),
      ['default', ''],
    ]) + map('{http.vars.address}', 'rest', [[`~^(?:${countries})[-/](?:${languages})/(.*)$`, '$1'], rest, ['default', '']])
  );
}

function example({ origin }: HostedSite): string {
  const { hostname } = new URL(origin);
  return `# A site block. With a host name instead of http://…:80, Caddy fetches a certificate and answers https.
http://${hostname}:80 {
  root * /srv/${hostname}/site
  import /srv/${hostname}/host/caddy/site.caddy
}
`;
}
