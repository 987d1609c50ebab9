import fc from 'fast-check';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { HostFileError } from '../../../generator/4-render/host.ts';
import { cloudFrontFunction, cloudfront } from '../../../generator/4-render/hosts/cloudfront.ts';
import { statusFunctionOf } from '../../../generator/4-render/hosts/cloudfront-template.ts';
import { resolve } from '../../../generator/model/resolver.ts';
import { addressTables } from '../../properties/address-tables.ts';
import { functionIn, isOfFunction, start } from './cloudfront.ts';
import { faults } from './questions.ts';
import { siteInContent, siteWithCountries, siteWithLanguages, toldTo } from './sites.ts';

describe('CloudFront', () => {
  test.each([
    ['the site in content/', siteInContent],
    ['a site with countries', siteWithCountries],
    ['a site with languages alone', siteWithLanguages],
  ])('answers every address of %s as the resolver does', async (_, load) => {
    const site = await load();
    expect(await faults(site, await start(site), isOfFunction(site))).toEqual([]);
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
