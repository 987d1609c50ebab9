import fc from 'fast-check';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { HostFileError } from '../../../generator/4-render/host.ts';
import { cloudFrontFunction, cloudfront } from '../../../generator/4-render/hosts/cloudfront.ts';
import { statusFunctionOf } from '../../../generator/4-render/hosts/cloudfront-template.ts';
import { resolve } from '../../../generator/model/resolver.ts';
import { addressTables } from '../../properties/address-tables.ts';
import { functionIn, isOfFunction, start } from './cloudfront.ts';
import { faults } from './faults.ts';
import { siteInContent, siteWithCountries, siteWithLanguages, toldTo } from './sites.ts';

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
    const { pages, headers } = await toldTo(cloudfront, siteWithLanguages());
    expect(statusFunctionOf({ pages, headers })).toContain('["/404.html","/pt-br/404.html","/zh-hant/404.html"]');
  });

  test('answers what is missing below /assets/ with the page of the site, which nobody keeps', async () => {
    const missing = '/assets/client-OfYesterday.js';
    const ask = await start(siteWithLanguages());
    const { status, headers, text } = await ask(missing);
    expect([status, text]).toEqual([404, '404.html']);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect((await ask(missing, { method: 'HEAD' })).text).not.toBe('404.html');
    expect((await ask('/assets/client-DD15CsEE.js')).headers.get('Cache-Control')).toContain('immutable');
  });

  test('leaves the answer of the bucket where the page for it cannot be had', async () => {
    const ask = await start(siteWithLanguages(), { reachable: false });
    expect(await ask('/assets/client-OfYesterday.js')).toMatchObject({ status: 404, text: '<Error/>' });
  });

  test('refers in its template to nothing but what the template has', async () => {
    const template = JSON.parse(cloudfront.configuration?.(await toldTo(cloudfront, siteWithCountries()))['template.json'] ?? '');
    const { Parameters, Conditions, Resources } = template;
    const known = new Set([
      ...Object.keys({ ...Parameters, ...Resources }),
      'AWS::NoValue',
      'AWS::StackName',
      'AWS::Partition',
      'AWS::AccountId',
    ]);
    const { names, conditions } = referencesIn(template);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(conditions.filter((name) => !Object.hasOwn(Conditions, name))).toEqual([]);
    // Each parameter and each resource but the policy of the bucket, which is nobody's input.
    const used = new Set(names);
    expect([...Object.keys({ ...Parameters, ...Resources })].filter((name) => !used.has(name))).toEqual(['BucketPolicy']);
  });
});

/** The names that a template refers to, by Ref, Fn::GetAtt and Fn::Sub, and the conditions that it asks for. */
function referencesIn(template: object) {
  const names: string[] = [];
  const conditions: string[] = [];
  JSON.stringify(template, (key, value) => {
    if (key === 'Ref') names.push(value);
    if (key === 'Fn::GetAtt') names.push(value[0]);
    if (key === 'Fn::Sub') for (const [, name = ''] of value.matchAll(/\$\{([^}.]+)[^}]*\}/g)) names.push(name);
    if (key === 'Fn::If') conditions.push(value[0]);
    return value;
  });
  return { names, conditions };
}
