import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPreviewServer } from '../../../cli/server/preview-server.ts';
import { withPrefix } from '../../../runtime/forms/phone-prefixes.ts';
import { builtFolder } from './built-folder.ts';
import { ask, start, stop } from './request.ts';

let built: Awaited<ReturnType<typeof builtFolder>>;
let server: Server;
let leads: unknown[];
let suspects: unknown[];

beforeAll(async () => {
  built = await builtFolder();
  server = createPreviewServer(built.folder, {
    onAccepted: ({ body, suspect }) => {
      leads.push(body);
      suspects.push(suspect);
    },
  });
  await start(server);
});
beforeEach(() => {
  leads = [];
  suspects = [];
});
afterAll(async () => {
  await stop(server);
  await built.remove();
});

const lead = { firstName: 'Ann', lastName: 'Berg', email: 'ann@shop.example', phone: '1', company: null, language: 'de' };
const preOrder = {
  name: 'Ann Berg',
  firstName: 'Ann',
  lastName: 'Berg',
  email: 'ann@shop.example',
  phone: '1',
  company: null,
  message: null,
  acceptTerms: true,
  language: 'de',
  website: null,
};
const json = (body: unknown, headers: Record<string, string> = {}) =>
  ask(server, '/api/offer', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body),
  });
const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(server, '/api/offer', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: `${new URLSearchParams(fields)}`,
  });

test('C1 a lead sent as JSON is accepted', async () => {
  const { status, text } = await json(lead);
  expect([status, JSON.parse(text)]).toEqual([202, { ok: true }]);
  expect(leads).toEqual([lead]);
});

test('C1 company may be a text, and additional fields are accepted', async () => {
  expect((await json({ ...lead, company: 'Berg', campaign: 'fair', acceptTerms: true })).status).toBe(202);
  expect(leads).toEqual([{ ...lead, company: 'Berg', campaign: 'fair', acceptTerms: true }]);
});

test('V7 the pre-order form is accepted with its own fields', async () => {
  expect((await json(preOrder)).status).toBe(202);
  expect((await json({ ...preOrder, name: 'Ann', firstName: 'Ann', lastName: '' })).status).toBe(202);
});

test.each([
  [{ ...lead, firstName: '  ', phone: null }, ['firstNameRequired', 'phoneRequired']],
  [{ ...lead, email: 'ann@' }, ['emailInvalid']],
  [{ ...lead, company: 7 }, ['textWanted']],
  [{ ...lead, language: 'German' }, ['languageWanted']],
  [{ ...lead, acceptTerms: false }, ['termsRequired']],
  [{ ...lead, source: 'ipad-offer-2', firstName: 'A' }, ['firstNameShort', 'companyShort', 'phoneShort', 'termsRequired']],
  [{ ...preOrder, acceptTerms: false, name: '' }, ['nameRequired', 'termsRequired']],
  [{ ...preOrder, firstName: '' }, ['firstNameRequired']],
  [{ ...preOrder, lastName: null }, ['lastNameRequired']],
  [{ ...lead, country: 7 }, ['textWanted']],
  [{ ...preOrder, message: 'x'.repeat(4001) }, ['messageLong']],
  [{}, ['firstNameRequired', 'lastNameRequired', 'emailRequired', 'phoneRequired', 'languageWanted']],
])('V4 V5 V7 %j is answered with 422 and its faults', async (body, keys) => {
  const { status, text } = await json(body);
  const { ok, problems } = JSON.parse(text);
  expect([status, ok, problems.map(({ key }: { key: string }) => key)]).toEqual([422, false, keys]);
  expect(leads).toEqual([]);
});

test.each(['{', '[]', '"text"', 'null', ''])('the body %j is not a JSON object: 400', async (body) =>
  expect((await json(body)).status).toBe(400),
);

test('a body in another encoding than UTF-8 is refused, not kept with its letters lost', async () => {
  const { status, text } = await json(Buffer.from(JSON.stringify({ ...lead, lastName: 'Böhm' }), 'latin1'));
  expect([status, JSON.parse(text)]).toEqual([400, { ok: false, error: 'The body is not encoded in UTF-8.' }]);
  expect(leads).toEqual([]);
  expect((await json(`\uFEFF${JSON.stringify({ ...lead, lastName: 'Böhm' })}`)).status).toBe(202);
  expect(leads).toEqual([{ ...lead, lastName: 'Böhm' }]);
});

test('another type is answered with 415, a body over 64 KB with 413', async () => {
  expect((await json(lead, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await json({ ...lead, message: 'x'.repeat(65 * 1024) })).status).toBe(413);
  const chunked = await json({ ...lead, message: 'x'.repeat(65 * 1024) }, { 'Transfer-Encoding': 'chunked' });
  expect([chunked.status, chunked.headers.connection]).toEqual([413, 'close']);
  expect((await json({ ...lead, notes: 'x'.repeat(60 * 1024) })).status).toBe(202);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s is answered with 405', async (method) => {
  const { status, headers } = await ask(server, '/api/offer', { method });
  expect([status, headers.allow]).toEqual([405, 'POST']);
});

test('the same idempotency key twice is one lead, answered alike; a rejected one may be corrected under its key', async () => {
  const key = { 'Idempotency-Key': 'k1' };
  expect((await json({ ...lead, email: '' }, key)).status).toBe(422);
  const [first, second] = await Promise.all([json(lead, key), json(lead, key)]);
  expect([first.status, second.status, first.text, second.text]).toEqual([202, 202, '{"ok":true}', '{"ok":true}']);
  expect(leads).toHaveLength(1);
  await json(lead, { 'Idempotency-Key': 'k2' });
  expect(leads).toHaveLength(2);
});

test('a lead whose hidden field is filled in, as by a password manager, is answered and kept like any other, with a mark', async () => {
  expect((await json({ ...preOrder, website: 'https://spam.example' })).status).toBe(202);
  expect((await json(preOrder)).status).toBe(202);
  expect((await json({ website: 'https://spam.example' })).status).toBe(422);
  expect(suspects).toEqual([true, undefined]);
});

test('a form without script goes back to its page, which confirms that it was sent', async () => {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const fields = {
    name: 'Ann',
    email: 'ann@shop.example',
    phone: '1',
    company: '',
    message: '',
    acceptTerms: 'true',
    language: 'de',
    website: '',
    back: 'pre-order-sent',
  };
  const back = async (referer?: string) => (await form(fields, referer ? { Referer: referer } : {})).headers.location;
  expect((await form(fields)).status).toBe(303);
  expect(await back(`${origin}/at-de/?topic=call#top`)).toBe('/at-de/?topic=call&sent=1#pre-order-sent');
  expect(await back('https://elsewhere.example/at-de/')).toBe('/?sent=1#pre-order-sent');
  expect(await back(`${origin}//elsewhere.example/`)).toBe('/elsewhere.example/?sent=1#pre-order-sent');
  expect(await back('no address')).toBe('/?sent=1#pre-order-sent');
  for (const page of ['x:https://elsewhere.example/', '//elsewhere.example/', '//['])
    expect((await form({ ...fields, page })).headers.location).toBe('/?sent=1#pre-order-sent');
  expect(leads).toHaveLength(8);
  expect(leads[0]).toMatchObject({ name: 'Ann', firstName: 'Ann', lastName: '', company: null, language: 'de', acceptTerms: true });
  const wrong = await form({ ...fields, email: '' });
  expect([wrong.status, wrong.headers['content-type']]).toEqual([422, 'text/plain; charset=utf-8']);
  expect(wrong.text).toContain('email');
});

test.each([
  ['the page among the fields if the browser names the origin alone', 'https://www.shop.example/', '/at-de/help/', '/at-de/help/'],
  ['the page that the browser names, with its query', 'https://www.shop.example/at-de/?topic=call', '/at-de/', '/at-de/'],
  ['the start if no page is named', undefined, '', '/'],
  ['its start if the field names another host', undefined, '//elsewhere.example/a', '/'],
  ['its start if backslashes name another host', undefined, '/\\\\elsewhere.example/a', '/'],
  ['its start if a tab hides another host', undefined, '/\t/elsewhere.example/a', '/'],
  ['its start if the field is an address of another scheme', undefined, 'x:https://elsewhere.example/', '/'],
  ['its start if the field is a script', undefined, 'javascript:alert(1)', '/'],
  ['its start if the field is not an address', undefined, '//[', '/'],
  ['its start if the field is an address of its own', undefined, 'blob:https://www.shop.example/a', '/'],
  ['a path of its own behind dots', undefined, '/.//elsewhere.example/', '/elsewhere.example/'],
  ['one line', undefined, '/at-de/\r\nSet-Cookie: a=b', '/at-de/Set-Cookie:%20a=b'],
])('a form on another origin than the endpoint goes back to %s', async (_, referer, page, path) => {
  const fields = { ...preOrder, company: '', message: '', acceptTerms: 'true', website: '', page, back: 'pre-order-sent' };
  const headers = { Origin: 'https://www.shop.example', ...(referer && { Referer: referer }) };
  const { location } = (await form(fields, headers)).headers;
  const query = referer?.includes('?') ? 'topic=call&sent=1' : 'sent=1';
  expect(location).toBe(`https://www.shop.example${path}?${query}#pre-order-sent`);
});

test('S3 the lead form without script sends one lead with the prefix in its number; its box must be ticked', async () => {
  const typed = { firstName: ' Ann ', lastName: 'Berg', company: '', email: 'ann@shop.example', prefix: '+34', phone: '612 345 678' };
  const fields = { ...typed, language: 'es', acceptTerms: 'true', website: '', back: 'reserve-sent' };
  const { status, headers } = await form(fields);
  expect([status, headers.location]).toEqual([303, '/?sent=1#reserve-sent']);
  const consent = {
    acceptTerms: true,
    consent: null,
    consentVersion: null,
    country: null,
    page: null,
    document: null,
    edition: null,
    hash: null,
  };
  expect(leads).toEqual([{ ...lead, phone: '+34 612 345 678', language: 'es', ...consent }]);
  const { acceptTerms: _, ...unticked } = fields;
  for (const wrong of [unticked, { ...fields, acceptTerms: '' }]) expect((await form(wrong)).status).toBe(422);
  expect((await form({ ...fields, back: '"><script>' })).headers.location).toBe('/?sent=1');
});

test.each([
  ['+49', '0151 2345678', '+49 151 2345678'],
  ['+33', '06 12 34 56 78', '+33 6 12 34 56 78'],
  ['+39', '06 1234567', '+39 06 1234567'],
  ['+49', '+43 660 1234567', '+43 660 1234567'],
])('S3 with the prefix %s the number %s becomes %s', (prefix, typed, number) => {
  expect(withPrefix(prefix, typed)).toBe(number);
});

test('V5 a number of the second offer has nine digits without its prefix too', async () => {
  const fields = { firstName: 'Ann', lastName: 'Berg', company: 'Berg', email: 'ann@shop.example', prefix: '+34', language: 'es' };
  const sent = { ...fields, acceptTerms: 'true', source: 'ipad-offer-2' };
  expect((await form({ ...sent, phone: '12345678' })).status).toBe(422);
  expect((await form({ ...sent, phone: '612 345 678' })).status).toBe(303);
});

test('an unknown address below /api/ is answered with 404, and its lead is not kept', async () => {
  const { status, text } = await ask(server, '/api/other', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
  expect([status, text, leads]).toEqual([404, 'The site has no endpoint at this address.\n', []]);
});
