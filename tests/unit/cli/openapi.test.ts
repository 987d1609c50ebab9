import type { Server } from 'node:http';
import ajv from 'ajv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreviewServer } from '../../../cli/server/preview-server.ts';
import { endpointOf } from '../../../generator/model/lead-endpoint.ts';
import type { Site } from '../../../generator/model/site.ts';
import { openApi } from '../../../runtime/endpoints/open-api.ts';
import { answers, leadBody } from '../../../runtime/forms/lead-body.ts';
import { builtFolder } from './built-folder.ts';
import { ask, start, stop } from './request.ts';

/* The description of the endpoint, compared with the leads of the forms and the answers of the preview. */

interface Described {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post: {
          readonly description: string;
          readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: object } } };
          readonly responses: Readonly<Record<string, Answered>>;
        };
      }
    >
  >;
}
interface Answered {
  readonly content?: { readonly 'application/json': { readonly schema: { readonly $ref: string } } };
}

const describe = (leadEndpoint?: Site['leadEndpoint']) => {
  const endpoint = endpointOf(leadEndpoint === undefined ? {} : { leadEndpoint }, { endpoints: ['/api/offer'] });
  return endpoint === undefined ? undefined : (openApi({ endpoint, origin: 'https://site.example' }) as Described);
};
const described = describe('/api/offer') ?? expect.fail();

/** Schemas of JSON have patterns in Unicode mode, which this version of ajv does not use. */
const schemas = new ajv({ schemaId: 'auto', unknownFormats: 'ignore' }).removeKeyword('pattern');
schemas.addKeyword('pattern', { type: 'string', validate: (pattern: string, value: string) => new RegExp(pattern, 'u').test(value) });
const fits = (schema: object) => schemas.compile({ ...described, ...schema });
const { requestBody, responses } = described.paths['/api/offer']?.post ?? expect.fail();
const accepted = fits(requestBody.content['application/json'].schema);

let built: Awaited<ReturnType<typeof builtFolder>>;
let server: Server;
beforeAll(async () => {
  built = await builtFolder();
  server = createPreviewServer(built.folder, { onAccepted: () => {} });
  await start(server);
});
afterAll(async () => {
  await stop(server);
  await built.remove();
});

const circumstances = {
  country: 'es',
  page: '/es-es/',
  document: '/es-es/agb/',
  edition: '',
  hash: 'f00d',
  consent: 'Yes.',
  consentVersion: '0',
};
const typed = { email: 'ann@shop.example', phone: '612 345 678', company: '', language: 'es', acceptTerms: 'true', ...circumstances };
const lead = leadBody({ ...typed, firstName: 'Ann', lastName: 'Berg', prefix: '+34' }, answers.lead);
const preOrder = leadBody({ ...typed, name: 'Ann', message: 'Bread' }, answers.preOrder);
const secondOffer = leadBody({ ...typed, firstName: 'Ann', lastName: 'Berg', company: 'Berg', source: 'ipad-offer-2' }, answers.lead);
const { document: _, ...withoutDocument } = lead;

const cases: readonly (readonly [string, object, number])[] = [
  ['a lead', lead, 202],
  ['a pre-order by one word', preOrder, 202],
  ['a pre-order where the terms are only announced', leadBody({ ...typed, name: 'Ann', message: '', hash: '' }, answers.preOrder), 202],
  ['a lead of the second offer', secondOffer, 202],
  ['a lead without a document', withoutDocument, 202],
  ['a lead with an additional field', { ...lead, campaign: 'fair' }, 202],
  ['a lead without a first name', { ...lead, firstName: '' }, 422],
  ['a pre-order whose name was not split', { ...preOrder, firstName: undefined, lastName: undefined }, 422],
  ['a pre-order with a message that is too long', { ...preOrder, lastName: 'Berg', message: 'x'.repeat(4001) }, 422],
  ['an address that browsers refuse', { ...lead, email: 'ana;pepe@x.es' }, 422],
  ['a lead of the second offer with too few digits', { ...secondOffer, phone: '12 34 56 78' }, 422],
  ['a lead whose box is not ticked', { ...lead, acceptTerms: false }, 422],
  ['a country that is a number', { ...lead, country: 7 }, 422],
];

test.each(cases)('%s: the description, the endpoint and its answer agree', async (_name, body, status) => {
  const sent = JSON.parse(JSON.stringify(body));
  expect(accepted(sent)).toBe(status === 202);
  const answer = await ask(server, '/api/offer', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  });
  expect(answer.status).toBe(status);
  const schema = responses[status]?.content?.['application/json'].schema ?? expect.fail();
  expect(fits(schema)(JSON.parse(answer.text))).toBe(true);
});

test.each([
  ['no JSON', 'application/json', '{', 400],
  ['another type', 'text/plain', 'x', 415],
  ['too much', 'application/json', `{"notes":"${'x'.repeat(65 * 1024)}"}`, 413],
  ['a form', 'application/x-www-form-urlencoded', `${new URLSearchParams({ ...typed, name: 'Ann' })}`, 303],
])('%s is answered as described', async (_name, type, body, status) => {
  const answer = await ask(server, '/api/offer', { method: 'POST', headers: { 'Content-Type': type }, body });
  expect(answer.status).toBe(status);
  const schema = responses[status]?.content?.['application/json'].schema;
  expect(responses[status]).toBeDefined();
  if (schema) expect(fits(schema)(JSON.parse(answer.text))).toBe(true);
});

test('an endpoint on another origin is described there, with the preflight request; a missing endpoint is not described', () => {
  const elsewhere = describe('https://leads.example/v1/kassaro?site=1');
  expect(elsewhere?.servers).toEqual([{ url: 'https://leads.example' }]);
  expect(Object.keys(elsewhere?.paths ?? {})).toEqual(['/v1/kassaro?site=1']);
  expect(elsewhere?.paths['/v1/kassaro?site=1']?.post.description).toContain('Access-Control-Allow-Headers: Content-Type, Idempotency-Key');
  expect(described.servers).toEqual([{ url: 'https://site.example' }]);
  expect(describe()?.paths).toHaveProperty('/api/offer');
  expect(describe('none')).toBeUndefined();
});
