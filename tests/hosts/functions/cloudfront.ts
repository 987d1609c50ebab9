import { createContext, runInContext } from 'node:vm';
import { expect } from 'vitest';
import type { HeaderRule } from '../../../generator/4-render/headers.ts';
import { cloudfront } from '../../../generator/4-render/hosts/cloudfront.ts';
import type { Answered, Ask } from './faults.ts';
import { type NamedFiles, toldTo } from './sites.ts';

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

/** What the text of a function answers to a request. */
export function functionIn(text: string): (request: ViewerRequest) => ViewerResult {
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

/** What the distribution is asked for by its own functions. */
interface StartOptions {
  /** Whether it answers them. */
  readonly reachable?: boolean;
}

/** Starts the host with a site. */
export async function start(site: NamedFiles, { reachable = true }: StartOptions = {}): Promise<Ask> {
  const told = await toldTo(cloudfront, site);
  const { Resources } = JSON.parse(cloudfront.configuration?.(told)['template.json'] ?? '');
  const respond = functionIn(Resources.Respond.Properties.FunctionCode);
  const host = 'd111111abcdef8.cloudfront.net';
  const fetch = async (url: string) => {
    if (!reachable) throw new Error('No answer.');
    expect(url.startsWith(`https://${host}/`)).toBe(true);
    const { status, text } = await ask(url.slice(`https://${host}`.length));
    return new Response(text, { status });
  };
  const origin = createContext({ exports: {}, fetch, AbortSignal });
  runInContext(Resources.Status.Properties.Code.ZipFile, origin);
  /** What the function makes of the bucket's answer to a request. */
  const answerOf = async (file: string, request: { readonly uri: string; readonly method: string }): Promise<Answered> => {
    const exists = site.files.includes(file);
    const given = exists ? { status: '200', headers: {} } : { status: '404', headers: ofBucket };
    origin.event = { Records: [{ cf: { config: { distributionDomainName: host }, request, response: given } }] };
    const { status, headers, body } = await runInContext('exports.handler(event)', origin);
    const values = Object.values(headers as Record<string, [{ key: string; value: string }]>).map(([{ key, value }]) => [key, value]);
    return { status: Number(status), headers: new Headers(values as [string, string][]), text: body ?? (exists ? file : '<Error/>') };
  };
  const { DefaultCacheBehavior: usual, CacheBehaviors: others } = Resources.Distribution.Properties.DistributionConfig;
  const headersOf = (behavior: { ResponseHeadersPolicyId: { Ref: string } }) => policyOf(Resources[behavior.ResponseHeadersPolicyId.Ref]);
  const ask: Ask = async (address, { method = 'GET' } = {}) => {
    const { pathname, search } = new URL(told.origin + address);
    const isAsset = pathname.startsWith(others[0].PathPattern.slice(0, -1));
    const behavior = isAsset ? others[0] : usual;
    const result = isAsset ? { uri: pathname, querystring: {} } : respond({ uri: pathname, querystring: queryOf(search) });
    if ('statusCode' in result) {
      const headers = new Headers(Object.entries(result.headers).map(([name, { value }]) => [name, value]));
      return { status: result.statusCode, headers, text: '' };
    }
    expect(behavior.LambdaFunctionAssociations[0]).toMatchObject({ EventType: 'origin-response' });
    const file = decodeURIComponent(result.uri.slice(1));
    const answer = await answerOf(file, { uri: result.uri, method });
    const document = told.headers.find((rule: HeaderRule) => rule.path === `/${file}`);
    // What upload.sh gives the objects in the bucket: how long hashed files are kept, and the types of documents.
    if (isAsset && answer.status === 200) answer.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
    for (const [name, value] of Object.entries(document?.headers ?? {})) answer.headers.set(name, value);
    for (const [name, value] of headersOf(behavior)) answer.headers.set(name, value);
    return answer;
  };
  return ask;
}

/** The headers of the bucket's own answer to a key that it does not have. */
const ofBucket = { 'content-type': [{ key: 'Content-Type', value: 'application/xml' }], server: [{ key: 'Server', value: 'AmazonS3' }] };

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

/** Whether CloudFront can answer as the resolver does: a function cannot tell an empty query from none. */
export const isOfFunction = (path: string): boolean => path !== '/?';
