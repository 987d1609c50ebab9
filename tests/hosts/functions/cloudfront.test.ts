import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import type { HeaderRule } from '../../../generator/4-render/headers.ts';
import { HostFileError } from '../../../generator/4-render/host.ts';
import { cloudFrontFunction, cloudfront } from '../../../generator/4-render/hosts/cloudfront.ts';
import { statusFunctionOf } from '../../../generator/4-render/hosts/cloudfront-template.ts';
import { resolve } from '../../../generator/model/resolver.ts';
import { addressTables } from '../../properties/address-tables.ts';
import { type Ask, faults } from './questions.ts';
import { hashed, type NamedFiles, siteInContent, siteWithCountries, siteWithLanguages, toldTo } from './sites.ts';

/*
 * The functions and the template for CloudFormation. The function at the request of a visitor runs with events as
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html describes them, in a context that has none of
 * the methods that functions-javascript-runtime-20.html does not list; the one at the answer of the bucket with those of
 * lambda-event-structure.html.
 */

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;
interface ViewerRequest {
  uri: string;
  querystring: Values;
}
type ViewerResult = ViewerRequest | { statusCode: number; headers: Values };

const withoutNewMethods = `
  delete Object.hasOwn; delete Object.fromEntries; delete Object.groupBy;
  for (const name of ['at', 'flat', 'flatMap', 'findLast', 'toSorted', 'toSpliced', 'with']) delete Array.prototype[name];
  for (const name of ['at', 'matchAll', 'trimStart', 'isWellFormed']) delete String.prototype[name];
  delete globalThis.URL; delete globalThis.Intl;
`;

function functionIn(text: string): (request: ViewerRequest) => ViewerResult {
  const context = createContext({});
  runInContext(withoutNewMethods, context);
  runInContext(text, context);
  return (request) => {
    context.event = JSON.stringify({ version: '1.0', viewer: { ip: '192.0.2.1' }, request: { method: 'GET', headers: {}, ...request } });
    return JSON.parse(runInContext('JSON.stringify(handler(JSON.parse(event)))', context));
  };
}

/** Names and values as they were asked, not decoded; of a name that is there several times, all values. */
function queryOf(search: string): Values {
  const values: Values = {};
  for (const part of search.slice(1).split('&').filter(Boolean)) {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/.exec(part) ?? [];
    const before = values[name];
    values[name] = before ? { value: before.value, multiValue: [...(before.multiValue ?? [before]), { value }] } : { value };
  }
  return values;
}

async function start(site: NamedFiles): Promise<Ask> {
  const told = await toldTo(cloudfront, site);
  const { Resources } = JSON.parse(cloudfront.configuration?.(told)['template.json'] ?? '');
  const respond = functionIn(Resources.Respond.Properties.FunctionCode);
  const origin = createContext({ exports: {} });
  runInContext(Resources.Status.Properties.Code.ZipFile, origin);
  const statusOf = async (uri: string, status: string): Promise<number> => {
    origin.event = { Records: [{ cf: { request: { uri }, response: { status, headers: {} } } }] };
    return Number((await runInContext('exports.handler(event)', origin)).status);
  };
  const { DefaultCacheBehavior: usual, CacheBehaviors: others } = Resources.Distribution.Properties.DistributionConfig;
  const headersOf = (behavior: { ResponseHeadersPolicyId: { Ref: string } }) => policyOf(Resources[behavior.ResponseHeadersPolicyId.Ref]);
  return async (address) => {
    const { pathname, search } = new URL(told.origin + address);
    const isAsset = pathname.startsWith(others[0].PathPattern.slice(0, -1));
    const result = isAsset ? { uri: pathname, querystring: {} } : respond({ uri: pathname, querystring: queryOf(search) });
    if ('statusCode' in result) {
      const headers = new Headers(Object.entries(result.headers).map(([name, { value }]) => [name, value]));
      return { status: result.statusCode, headers, text: '' };
    }
    const file = decodeURIComponent(result.uri.slice(1));
    const exists = site.files.includes(file);
    const headers = headersOf(isAsset ? others[0] : usual);
    const document = told.headers.find((rule: HeaderRule) => rule.path === `/${file}`);
    // What upload.sh gives the objects in the bucket: how long hashed files are kept, and the types of documents.
    if (isAsset && exists) headers.set('Cache-Control', 'public, max-age=31536000, immutable');
    for (const [name, value] of Object.entries(document?.headers ?? {})) headers.set(name, value);
    return { status: exists ? await statusOf(result.uri, '200') : 404, headers, text: exists ? file : '' };
  };
}

/** The headers that a response headers policy adds (AWS::CloudFront::ResponseHeadersPolicy). */
function policyOf({ Properties }: { Properties: { ResponseHeadersPolicyConfig: Record<string, never> } }): Headers {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = Properties.ResponseHeadersPolicyConfig as never as {
    SecurityHeadersConfig: Record<string, Record<string, string | number | boolean>>;
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
  const { AccessControlMaxAgeSec: seconds, IncludeSubdomains: subdomains } = security.StrictTransportSecurity ?? {};
  return new Headers([
    ['Content-Security-Policy', String(security.ContentSecurityPolicy?.ContentSecurityPolicy)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', String(security.ReferrerPolicy?.ReferrerPolicy)],
    ['Strict-Transport-Security', `max-age=${seconds}${subdomains ? '; includeSubDomains' : ''}`],
    ...custom.Items.map(({ Header, Value }): [string, string] => [Header, Value]),
  ]);
}

/** A hashed file that is missing is answered with the bucket's own 404. */
const isOfFunction = (path: string) => !path.startsWith('/assets/') || hashed.some((file) => path.startsWith(`/${file}`));

describe('CloudFront', () => {
  test.each([
    ['the site in content/', siteInContent],
    ['a site with countries', siteWithCountries],
    ['a site with languages alone', siteWithLanguages],
  ])('answers every address of %s as the resolver does', async (_, load) => {
    const site = await load();
    expect(await faults(site, await start(site), isOfFunction)).toEqual([]);
  });

  test('has no more bytes than a function may have, and only syntax that its runtime knows', async () => {
    const text = cloudFrontFunction(await toldTo(cloudfront, await siteInContent()));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_240);
    const { program, errors } = parseSync('function.js', text);
    expect(errors).toEqual([]);
    const unknown =
      /"type":"(ObjectPattern|ArrayPattern|AssignmentPattern|SpreadElement|ChainExpression|ForOfStatement|Class\w*)"|"operator":"\?\?"|"shorthand":true|"flags":"[^"]*s/;
    expect(unknown.exec(JSON.stringify(program))?.[0]).toBeUndefined();
  });

  test('keeps several values of one name in the query, and names without a value', async () => {
    const ask = await start(siteWithLanguages());
    expect((await ask('/old/?b=2&a&b=3&c=%26')).headers.get('Location')).toBe('/about/?b=2&b=3&a&c=%26');
  });

  test('asks for a file by its encoded name', async () => {
    const site = siteWithLanguages();
    const ask = await start({ ...site, files: [...site.files, 'a file/100%?.txt'] });
    expect(await ask('/a%20file/100%25%3F.txt')).toMatchObject({ status: 200, text: 'a file/100%?.txt' });
  });

  test('that would be too large is refused with its size and what to do', async () => {
    const told = await toldTo(cloudfront, siteWithLanguages());
    const former = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`/former/${index}/`, '/about/']));
    const large = { ...told, table: { ...told.table, former } };
    expect(() => cloudfront.configuration?.(large)).toThrow(HostFileError);
    expect(() => cloudfront.configuration?.(large)).toThrow(
      /^its function would have \d{5} bytes .* at most 10240\. Choose another host, or /,
    );
  });

  test('resolves any address of any site as the resolver does', async () => {
    const told = await toldTo(cloudfront, siteWithLanguages());
    const address = fc.oneof(
      fc.webPath(),
      fc.string({ unit: fc.constantFrom(...'/abde-%2f.?x') }).map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(addressTables, fc.array(address, { minLength: 1, maxLength: 20 }), (table, asked) => {
        const respond = functionIn(cloudFrontFunction({ ...told, table }));
        for (const one of asked) {
          const path = one.replace(/\?.*/, '');
          const expected = resolve(table, path);
          const result = respond({ uri: path, querystring: {} });
          if ('location' in expected)
            expect(result).toMatchObject({ statusCode: expected.status, headers: { location: { value: expected.location } } });
          else expect(result).toHaveProperty('uri');
        }
      }),
      { numRuns: 100 },
    );
  });

  test('sets 404 for the pages of addresses that do not exist, and for nothing else', async () => {
    const { pages } = await toldTo(cloudfront, siteWithLanguages());
    expect(statusFunctionOf({ pages })).toContain('["/404.html","/pt-br/404.html","/zh-hant/404.html"]');
  });
});
