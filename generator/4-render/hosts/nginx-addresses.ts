import { literalPattern } from '../../model/literal-pattern.ts';
import type { HostedSite } from '../host.ts';
import { type AddressRules, addressRules, listedTargets, type MapEntry } from './address-rules.ts';
import { headerValues, notFoundNames, patternOf } from './served-files.ts';

/** The prefix of variable names, so that several sites on one nginx have different ones. */
export const variablePrefix = ({ origin }: Pick<HostedSite, 'origin'>): string =>
  new URL(origin).hostname
    .replace(/^www\./, '')
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 24);

/** The maps of a site, for the http block. nginx compares keys without case unless they are patterns. */
export function addressMaps(site: HostedSite): string {
  const rules = addressRules(site);
  const name = (text: string) => `$${variablePrefix(site)}_${text}`;
  const map = (source: string, variable: string, entries: readonly MapEntry[]) =>
    `map ${quoted(source)} ${name(variable)} {\n${entries.map(([key, value]) => `  ${key === 'default' ? key : quoted(key)} ${quoted(value)};\n`).join('')}}\n`;
  const { countries, languages } = rules;
  const keys = Object.keys(rules.starts);
  const like = keys.filter((key) => key.endsWith('*')).map((key) => key.slice(0, -2));
  const named = (text: string) => `?<${name(text).slice(1)}>`;
  const inCountry =
    countries === undefined ? [] : [[`~*^(${named('c')}${countries})[-/](${named('l')}${languages})/(${named('r')}.*)$`] as const];
  return [
    `# The addresses of ${site.origin}, for the http block of nginx.\n`,
    bucketSize(rules),
    '# The path and the query as they were asked for.',
    map('$request_uri', 'path', [
      [`~^(${named('p')}/[^?#]*)`, name('p')],
      ['default', '/'],
    ]),
    map('$request_uri', 'query', [
      [`~^[^?#]*(${named('q')}[?].*)$`, name('q')],
      ['default', ''],
    ]),
    '# Each segment with a slash behind it, without a closing index.html.',
    map('$uri', 'address', [[`~*^/*(${named('a')}.*?)/*(?:(?<=/)index\\.html/*)?$`, `${name('a')}/`]]),
    '# What the first segments mean, and what follows them.',
    map(name('address'), 'first', [
      ...inCountry.map(([pattern]): MapEntry => [pattern, `${name('c')}-${name('l')}`]),
      [`~^(${named('f')}[^/]+)/`, name('f')],
    ]),
    map(name('first'), 'key', [
      ...keys.filter((key) => !key.endsWith('*')).map((key): MapEntry => [key, key]),
      ...like.map((key): MapEntry => [countries === undefined ? `~*^${key}(?:-[a-z][a-z])?$` : `~*^${key}-(?:${languages})$`, `${key}-*`]),
    ]),
    map(name('address'), 'rest', [
      ...inCountry.map(([pattern]): MapEntry => [pattern, name('r')]),
      [`~^[^/]+/(${named('s')}.*)$`, name('s')],
    ]),
    map(
      name('key'),
      'start',
      keys.map((key) => [key, rules.starts[key]?.path ?? '']),
    ),
    '# The pages that every locale has; then what is otherwise, of which the address as a whole counts first.',
    map(name('rest'), 'page', [['default', '-'], ...rules.everywhere.map((rest): MapEntry => [rest, rest])]),
    map(`${name('key')} ${name('page')}`, 'usual', [
      ['~^ ', ''],
      ['~ -$', ''],
      ['~\\* ', `302 ${name('start')}${name('page')}`],
      ['default', `301 ${name('start')}${name('page')}`],
    ]),
    map(`${name('key')}/${name('rest')}`, 'of_key', [['default', name('usual')], ...listedTargets(rules, true)]),
    map(name('address'), 'found', [['default', name('of_key')], ...listedTargets(rules, false)]),
    map(name('found'), 'target', [[`~^30[12] (${named('t')}.*)$`, name('t')]]),
    '# Exactly the address of a page, or 301 or 302.',
    map(`${name('path')} ${name('target')}`, 'is_page', [['~^([^ ]+) \\1$', '1']]),
    map(`${name('is_page')}${name('found')}`, 'status', [[`~^(${named('n')}30[12]) `, name('n')]]),
    '# The file, and its compressed form for browsers that take it.',
    map(name('target'), 'page_file', [
      ['~/$', `\${${name('target').slice(1)}}index.html`],
      ['default', name('target')],
    ]),
    map('$uri', 'other_file', [
      [`~*^/_|/$|/index\\.html$|/(?:${notFoundNames(site).map(literalPattern).join('|') || '-'})$`, '/-/-'],
      ['default', '$uri'],
    ]),
    map(name('is_page'), 'file', [
      ['1', name('page_file')],
      ['default', name('other_file')],
    ]),
    map('$http_accept_encoding', 'brotli', [
      ['~*(?:^|[ ,])br(?! *; *q=0(?:\\.0*)?(?: *,| *$))(?:[ ,;]|$)', `${name('file')}.br`],
      ['default', '/-/-'],
    ]),
    map('$uri', 'encoding', [['~\\.br$', 'br']]),
    map('$uri', 'varies', [['~\\.br$', 'Accept-Encoding']]),
    map('$status', 'allow', [['405', 'GET, HEAD']]),
    '# The page for an address that does not exist.',
    map(
      name('address'),
      'not_found_elsewhere',
      rules.notFound.map(([pattern, file]) => (pattern ? [`~*${pattern}`, `/${file}`] : ['default', `/${file}`])),
    ),
    map(name('key'), 'not_found', [
      ['default', name('not_found_elsewhere')],
      ...keys.map((key): MapEntry => [key, `/${rules.starts[key]?.notFound}`]),
    ]),
    ...headerValues(site.headers)
      .filter(({ elsewhere }) => elsewhere.length)
      .map(({ name: header, value, elsewhere }) =>
        map('$uri', headerVariable(header), [
          ...elsewhere.map(([path, other]): MapEntry => [`~${patternOf(path)}`, other]).reverse(),
          ['default', value],
        ]),
      ),
  ].join('\n');
}

/** The variable with the value of a header, without its prefix. */
export const headerVariable = (header: string): string => header.toLowerCase().replace(/-/g, '_');

/** Keys longer than a line of the processor's cache need larger buckets; nginx requires it at the start. */
function bucketSize({ listed }: AddressRules): string {
  const longest = Math.max(0, ...Object.keys(listed).map((key) => Buffer.byteLength(key)));
  return longest > 40 ? `map_hash_bucket_size ${longest > 100 ? 512 : 128};\n` : '';
}

/** A text between quotation marks. Dollars stay variables, and in patterns the end. */
const quoted = (text: string): string =>
  `"${text.replace(/(["\\])/g, (mark, _, at) => (mark === '\\' && text[at + 1] !== '"' ? mark : `\\${mark}`))}"`;
