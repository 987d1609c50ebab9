import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Sending from '../../../runtime/islands/form/lead-sending.ts';
import { type FakeStorage, fakeStorage } from './fake-storage.ts';
import { json, type LeadServer, leadServer, receipt, status } from './lead-server.ts';

/* How a form names and dates its leads, with a real server. */

let held: FakeStorage;
let server: LeadServer;
let send: ReturnType<typeof Sending.leadSender>;
let saveSecondOfferLead: typeof Sending.saveSecondOfferLead;

const values = { firstName: 'Ann', lastName: 'Berg', email: 'ann@shop.example', phone: '612 345 678', prefix: '+34', language: 'es' };
const submission = { replayed: false, later: () => true };

beforeEach(async () => {
  held = fakeStorage();
  server = await leadServer();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
  const sending = await import('../../../runtime/islands/form/lead-sending.ts');
  send = sending.leadSender('lead');
  ({ saveSecondOfferLead } = sending);
});
afterEach(async () => {
  await server.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const phones = () => server.bodies.map((body) => (body as { phone: string }).phone);

test('C1 a lead that is sent again unchanged keeps its key and its body', async () => {
  held.full = true;
  server.answer(status(500));
  expect(await send(values, submission)).toBe('unstored');
  server.answer(receipt(202));
  expect(await send(values, submission)).toBe('arrived');
  expect(server.keys[1]).toBe(server.keys[0]);
  expect(server.bodies[1]).toEqual(server.bodies[0]);
});

test('C1 a corrected lead has a new key, names the lead that it replaces, and is sent in its place', async () => {
  held.full = true;
  server.answer(status(500));
  await send(values, submission);
  expect(await send({ ...values, phone: '699 999 999' }, submission)).toBe('unstored');
  expect(server.keys[1]).not.toBe(server.keys[0]);
  expect(server.bodies[1]).toMatchObject({ phone: '+34 699 999 999', replaces: server.keys[0] });
  server.answer(receipt(202));
  const { deliver } = await import('../../../runtime/state/outbox.ts');
  await deliver();
  expect(phones()).toEqual(['+34 612 345 678', '+34 699 999 999', '+34 699 999 999']);
});

test('C1 a refused lead that is corrected and arrives leaves nothing behind', async () => {
  server.answer(json(422, { ok: false }));
  expect(await send(values, submission)).toBe('refused');
  expect(held.size).toBe(1);
  server.answer(receipt(202));
  expect(await send({ ...values, phone: '699 999 999' }, submission)).toBe('arrived');
  expect(held.size).toBe(0);
});

test('C1 the second enquiry of a form replaces none', async () => {
  await send(values, submission);
  await send({ ...values, phone: '699 999 999' }, submission);
  expect(server.bodies[1]).not.toHaveProperty('replaces');
});

test('C1 the seconds of a lead are the age of the page, and are not sent for a button that was pressed before the script was there', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(9_840);
  await send(values, submission);
  await send(values, { ...submission, replayed: true });
  expect(server.bodies[0]).toMatchObject({ seconds: 9.8 });
  expect(server.bodies[1]).not.toHaveProperty('seconds');
});

test('X4 a lead of the second offer that cannot be stored is logged (decision 44)', async () => {
  held.full = true;
  expect(
    await saveSecondOfferLead({ source: 'ipad-offer-2', event: { name: 'Lead', value: 29.9, currency: 'EUR' } as never }, values),
  ).toBe('unstored');
  expect(console.warn).toHaveBeenCalledOnce();
});
