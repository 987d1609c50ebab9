import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Channel } from '../../../cli/submissions/channel.ts';
import { deliveriesOn, growingPause } from '../../../cli/submissions/deliver.ts';
import { claimer, lease } from '../../../cli/submissions/deliveries.ts';
import { channelsOf } from '../../../cli/submissions/hand-over-settings.ts';
import { keepIn } from '../../../cli/submissions/keep.ts';
import { newStore, rowsOf, type TestStore } from './open-store.ts';
import { mailReceiver, webhookReceiver } from './receivers.ts';

const atOnce = () => 1;

/** Resolves when nothing is undelivered. */
async function allDelivered(store: TestStore, undelivered: () => Promise<number>): Promise<void> {
  await expect.poll(undelivered, { timeout: 10_000, interval: 10 }).toBe(0);
  expect(await rowsOf(await store.read(), 'SELECT submission FROM deliveries WHERE delivered IS NULL')).toEqual([]);
}

it('posts a submission as JSON, with its key and a signature over the body', async () => {
  const { posted, environment } = await webhookReceiver();
  const { keep, undelivered } = await (await newStore()).open({ environment });
  await keep({ key: 'key-1', body: { email: 'ada@example.com', message: 'Grüße' } });
  await posted.has(1);
  const [{ headers, text } = { headers: {}, text: '' }] = posted.items;
  expect(JSON.parse(text)).toEqual({
    key: 'key-1',
    received: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    body: { email: 'ada@example.com', message: 'Grüße' },
  });
  expect(headers['content-type']).toBe('application/json');
  expect(headers['idempotency-key']).toBe('key-1');
  expect(headers['wortlaut-signature']).toBe(
    `sha256=${createHmac('sha256', environment.WORTLAUT_WEBHOOK_SECRET).update(text).digest('hex')}`,
  );
  await expect.poll(undelivered).toBe(0);
});

it('tries a webhook again until it accepts, under the same key, and follows no redirect', async () => {
  const store = await newStore();
  const { posted, environment } = await webhookReceiver((number) => [500, 302, 404, 429][number - 1] ?? 200);
  const { keep, undelivered } = await store.open({ environment, pause: atOnce });
  await keep({ key: 'key-1', body: {} });
  await allDelivered(store, undelivered);
  expect(posted.items.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(5).fill('key-1'));
  expect(new Set(posted.items.map(({ text }) => text)).size).toBe(1);
});

it('logs the third failure of a delivery once, without input of the visitor', async () => {
  const store = await newStore();
  const { posted, environment } = await webhookReceiver((number) => (number < 6 ? 503 : 200));
  const { keep, undelivered } = await store.open({ environment, pause: atOnce });
  await keep({ key: 'c0ffee00-1111', body: { email: 'ada@example.com' }, email: 'ada@example.com' });
  await posted.has(5);
  await allDelivered(store, undelivered);
  expect(store.logged).toEqual([
    { event: 'delivery fails', values: { channel: 'webhook', submission: 'c0ffee00', attempts: 3, reason: 'status 503' } },
  ]);
});

it('delivers kept submissions after a restart, and accepted ones not again', async () => {
  const store = await newStore();
  const { posted, environment } = await webhookReceiver((number) => (number === 2 ? 500 : 200));
  const first = await store.open({ environment, pause: () => 1 });
  await first.keep({ key: 'accepted', body: {} });
  await expect.poll(first.undelivered).toBe(0);
  await first.close();

  const withoutAnswer = await store.open({ environment: { ...environment, WORTLAUT_WEBHOOK_URL: 'http://127.0.0.1:1' }, pause: () => 1 });
  await withoutAnswer.keep({ key: 'waiting', body: {} });
  expect(await withoutAnswer.undelivered()).toBe(1);
  await withoutAnswer.close();

  const second = await store.open({ environment, pause: () => 1 });
  await allDelivered(store, second.undelivered);
  expect(posted.items.map(({ headers }) => headers['idempotency-key'])).toEqual(['accepted', 'waiting', 'waiting']);
});

it('delivers each submission once, however many stores are open', async () => {
  const store = await newStore();
  const { posted, environment } = await webhookReceiver();
  const stores = await Promise.all([store.open({ environment }), store.open({ environment }), store.open({ environment })]);
  await Promise.all(Array.from({ length: 30 }, (_, number) => stores[number % 3]?.keep({ key: `key-${number}`, body: {} })));
  await allDelivered(store, stores[0].undelivered);
  const keys = posted.items.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(30);
  expect(keys).toHaveLength(30);
});

it('delivers once a submission that is sent again under its key', async () => {
  const store = await newStore();
  const { posted, environment } = await webhookReceiver();
  const { keep, undelivered } = await store.open({ environment });
  await keep({ key: 'same', body: {} });
  await allDelivered(store, undelivered);
  await keep({ key: 'same', body: {} });
  await keep({ key: 'other', body: {} });
  await allDelivered(store, undelivered);
  expect(posted.items.map(({ headers }) => headers['idempotency-key'])).toEqual(['same', 'other']);
});

it('delivers all that waited after an outage as soon as the receiver accepts one', async () => {
  const store = await newStore();
  const { posted, environment } = await webhookReceiver((number) => (number <= 2 ? 503 : 200));
  const { keep, undelivered } = await store.open({ environment, pause: () => 86_400_000 });
  await keep({ key: 'friday', body: {} });
  await posted.has(1);
  await keep({ key: 'saturday', body: {} });
  await posted.has(2);
  await keep({ key: 'sunday', body: {} });
  await allDelivered(store, undelivered);
  expect(posted.items.slice(2).map(({ headers }) => headers['idempotency-key'])).toEqual(['sunday', 'friday', 'saturday']);
});

it('delivers the others although a receiver refuses one submission for good', async () => {
  const store = await newStore();
  const { posted, environment } = await webhookReceiver((_, key) => (key === 'refused' ? 422 : 200));
  const { keep, undelivered } = await store.open({ environment, pause: atOnce });
  for (const key of ['refused', 'a', 'b']) await keep({ key, body: {} });
  await expect.poll(undelivered).toBe(1);
  expect(posted.items.map(({ headers }) => headers['idempotency-key'])).toEqual(expect.arrayContaining(['a', 'b']));
});

const second = 1000;
const hour = 3600 * second;
it.each([
  ['goes like that of the first one', 0],
  ['is a little behind', -1],
  ['is three minutes behind', -180 * second],
  ['is an hour behind', -hour],
  ['is years behind', -26_280 * hour],
  ['is 100 seconds ahead', 100 * second],
  ['is an hour ahead', hour],
  ['is years ahead', 26_280 * hour],
])('a process whose clock %s leaves alone what another one delivers, and delivers it after the lease', async (_, ahead) => {
  const store = await newStore();
  const [first, second] = [await store.read(), await store.read()];
  await keepIn(first, { channels: ['email'], onKept: () => {} })({ key: 'key-1', body: {} });
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await claimer(first, 'email')()).toMatchObject({ submission: { key: 'key-1' }, attempt: 1 });
  vi.setSystemTime(Date.now() + ahead);
  const claim = claimer(second, 'email');
  expect(await claim()).toBeUndefined();
  vi.advanceTimersByTime(lease - 1);
  expect(await claim()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await claim()).toMatchObject({ submission: { key: 'key-1' }, attempt: 2 });
});

it('hands over what gets the number of a submission that is under way while its file is removed', async () => {
  const store = await newStore();
  const database = await store.read();
  const keep = keepIn(database, { channels: ['webhook'], onKept: () => {} });
  await keep({ key: 'before', body: {} });
  const sent: string[] = [];
  const channel: Channel = {
    name: 'webhook',
    async send({ key }) {
      sent.push(key);
      if (key !== 'before') return;
      await rm(store.file);
      await expect(keep({ key: 'after', body: {} })).rejects.toThrow('removed or replaced');
      await keep({ key: 'after', body: {} });
    },
  };
  const deliverNext = deliveriesOn(channel, { database, log: () => {} });
  while (await deliverNext());
  expect(sent).toEqual(['before', 'after']);
});

it('delivers the claimed submissions of an ended process after its lease', async () => {
  const store = await newStore();
  const { posted, environment } = await webhookReceiver((number) => (number === 1 ? undefined : 200));
  const gone = await store.open({ environment });
  await gone.keep({ key: 'claimed', body: {} });
  await posted.has(1);
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const next = await store.open({ environment, pause: atOnce });
  await next.keep({ key: 'other', body: {} });
  await posted.has(2);
  expect(posted.items[1]?.headers['idempotency-key']).toBe('other');
  await expect.poll(next.undelivered).toBe(1);
  vi.advanceTimersByTime(lease);
  await next.keep({ key: 'third', body: {} });
  await allDelivered(store, next.undelivered);
  expect(posted.items.map(({ headers }) => headers['idempotency-key'])).toEqual(['claimed', 'other', 'third', 'claimed']);
});

it('keeps submissions while a webhook does not answer', async () => {
  // The store is closed after the receiver, so that it does not wait for the answer.
  const store = await newStore();
  const { posted, environment } = await webhookReceiver((number) => (number === 1 ? undefined : 200));
  const { keep } = await store.open({ environment });
  await keep({ key: 'first', body: {} });
  await posted.has(1);
  await keep({ key: 'second', body: {} });
  expect(await rowsOf(await store.read(), 'SELECT key FROM submissions')).toHaveLength(2);
});

it('sends an email with all fields, whose replies go to the visitor', async () => {
  const { mailed, environment } = await mailReceiver();
  const { keep } = await (await newStore()).open({ environment });
  await keep({
    key: 'key-1',
    email: 'ada@example.com',
    acceptedHash: 'abc',
    body: { name: 'Ada', message: 'Zeile 1\nemail: no@field.example', tags: ['a'] },
  });
  await mailed.has(1);
  const [message] = mailed.items;
  expect(message).toMatchObject({ from: 'site@muster.example', to: ['sales@muster.example'] });
  expect(message?.raw).toMatch(/^Reply-To: ada@example\.com\r$/m);
  expect(message?.raw).toMatch(/^Content-Type: text\/plain/m);
  expect(message?.raw).toMatch(/^name: Ada\r$/m);
  expect(message?.raw).toMatch(/^message: Zeile 1\r\n {4}email: no@field\.example\r$/m);
  expect(message?.raw).toMatch(/^tags: \["a"\]\r$/m);
});

it.each([
  'ada@example.com\r\nBcc: everyone@example.com',
  'ada@example.com, everyone@example.com',
  'Ada <ada@example.com>',
  'ada@example.com\u0007',
])('does not turn the email address of a visitor into a header or a list: %j', async (address) => {
  const { mailed, environment } = await mailReceiver();
  const { keep } = await (await newStore()).open({ environment });
  await keep({ key: 'key\r\nBcc: key@example.com', email: address, body: { 'x\r\nBcc': 'a\r\n.\r\nMAIL FROM:<x@example.com>' } });
  await mailed.has(1);
  const [message] = mailed.items;
  const [headers = ''] = message?.raw.split('\r\n\r\n') ?? [];
  expect(message?.to).toEqual(['sales@muster.example']);
  expect(headers).not.toMatch(/^(?:Bcc|Reply-To):/im);
  expect(mailed.items).toHaveLength(1);
});

it('sends an email again until it is accepted, with the same Message-ID', async () => {
  const store = await newStore();
  const { mailed, environment } = await mailReceiver((number) => number < 4);
  const { keep, undelivered } = await store.open({ environment, pause: atOnce });
  await keep({ key: 'key-1', body: {} });
  await allDelivered(store, undelivered);
  expect(mailed.items).toHaveLength(1);
  expect(store.logged).toEqual([{ event: 'delivery fails', values: expect.objectContaining({ channel: 'email', reason: 'status 452' }) }]);
});

it('gives up a receiver that goes on answering without an end', async () => {
  const database = await (await newStore()).read();
  await keepIn(database, { channels: ['email'], onKept: () => {} })({ body: {} });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const send = () => {
    queueMicrotask(() => vi.advanceTimersByTime(30_000));
    return new Promise<void>(() => {});
  };
  expect(await deliveriesOn({ name: 'email', send }, { database, log: () => {} })()).toEqual({ reason: 'no answer (ETIMEDOUT)' });
});

it('pauses from ten seconds to ten minutes, longer each time', () => {
  const pauses = Array.from({ length: 12 }, (_, number) => growingPause(number + 1));
  expect(pauses[0]).toBe(10_000);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(pauses.at(-1)).toBe(600_000);
});

const webhook = { WORTLAUT_WEBHOOK_URL: 'https://crm.example/hook', WORTLAUT_WEBHOOK_SECRET: 'a-secret-of-this-test' };
const mail = {
  WORTLAUT_SMTP_URL: 'smtps://u:pass-word@mail.example',
  WORTLAUT_EMAIL_FROM: 'a@b.example',
  WORTLAUT_EMAIL_TO: 'c@d.example',
};

it('sets up the channels of the environment', async () => {
  expect(await channelsOf({})).toEqual([]);
  expect((await channelsOf({ ...webhook, ...mail })).map(({ name }) => name)).toEqual(['webhook', 'email']);
});

it.each<[Readonly<Record<string, string>>, RegExp]>([
  [
    { WORTLAUT_WEBHOOK_URL: webhook.WORTLAUT_WEBHOOK_URL },
    /^The environment sets WORTLAUT_WEBHOOK_URL without WORTLAUT_WEBHOOK_SECRET\. Set all/,
  ],
  [
    { WORTLAUT_SMTP_URL: 'smtps://mail.example' },
    /^The environment sets WORTLAUT_SMTP_URL without WORTLAUT_EMAIL_FROM and WORTLAUT_EMAIL_TO\. Set all/,
  ],
  [{ ...webhook, WORTLAUT_WEBHOOK_URL: 'http://crm.example/secret-path' }, /^WORTLAUT_WEBHOOK_URL does not begin with https/],
  [{ ...webhook, WORTLAUT_WEBHOOK_SECRET: 'short' }, /^WORTLAUT_WEBHOOK_SECRET has fewer than 16 characters/],
  [{ ...webhook, WORTLAUT_WEBHOOK_URL: 'https://me:pass-word@crm.example/' }, /^WORTLAUT_WEBHOOK_URL contains a user name or a password/],
  ...['u:p@pass-word#1', 'u:p@pass-word/1', 'u:pass-word%'].map((user): [Readonly<Record<string, string>>, RegExp] => [
    { ...mail, WORTLAUT_SMTP_URL: `smtps://${user}@mail.example` },
    /^WORTLAUT_SMTP_URL has a sign in its user name/,
  ]),
  [{ ...mail, WORTLAUT_SMTP_URL: 'mail.example' }, /^WORTLAUT_SMTP_URL is not the address of a mail server/],
  [
    { ...mail, WORTLAUT_EMAIL_TO: 'a@b.example, c@d.example' },
    /^WORTLAUT_EMAIL_TO is 'a@b\.example, c@d\.example', and one address is expected/,
  ],
  [
    { WORTLAUT_WEBHOOK_URI: 'https://crm.example' },
    /^The environment sets WORTLAUT_WEBHOOK_URI, which is not a variable of Wortlaut\. These are /,
  ],
])('refuses missing, wrong and unknown variables, and repeats no secret: %j', async (environment, sentence) => {
  await expect(channelsOf(environment)).rejects.toThrow(sentence);
  await expect(channelsOf(environment)).rejects.not.toThrow(/secret-path|pass-word|'short'/);
});
