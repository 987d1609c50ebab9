import { expect, it, vi } from 'vitest';
import { leads } from '../../../cli/commands/leads.ts';
import { openDatabase } from '../../../cli/submissions/database.ts';
import { printed } from '../cli/printed.ts';
import { libsqlServer } from './libsql-server.ts';
import { newStore } from './open-store.ts';
import { webhookReceiver } from './receivers.ts';

it('keeps, hands over, lists and deletes with a libSQL server as with a file', async () => {
  const store = await newStore();
  await (await store.open()).close();
  const { url, token } = await libsqlServer(`${store.folder}/server.db`);
  const { posted, environment } = await webhookReceiver((number) => (number === 1 ? 500 : 200));
  const { keep, ready, undelivered } = await store.open({
    database: url,
    environment: { ...environment, WORTLAUT_DATABASE_TOKEN: token },
    pause: () => 1,
  });
  await keep({ key: 'key-0001', email: 'ada@example.com', body: { message: 'Grüße' } });
  await keep({ key: 'key-0001', email: 'ada@example.com', body: { message: 'Grüße' } });
  await posted.has(2);
  await expect.poll(undelivered).toBe(0);
  expect(await ready()).toBe(true);

  vi.stubEnv('WORTLAUT_DATABASE_TOKEN', token);
  const run = (action: string, options = {}) =>
    printed(() => leads(action, undefined, { database: url, out: 'none', format: 'json', ...options }));
  expect(JSON.parse((await run('list')).out)).toMatchObject([{ key: 'key-0001', body: { message: 'Grüße' } }]);
  expect((await run('delete', { email: 'ada@example.com', yes: true })).out).toMatch(/^Deleted 1 submission of ada@example\.com\./);
  expect(JSON.parse((await run('list')).out)).toEqual([]);
  vi.unstubAllEnvs();
});

it('reports that a libSQL server refuses the token, without repeating it', async () => {
  const store = await newStore();
  const { url } = await libsqlServer(`${store.folder}/server.db`);
  await expect(openDatabase(url, { token: 'wrong-token' })).rejects.toThrow(/cannot be used: .*401/);
  await expect(openDatabase(url, { token: 'wrong-token' })).rejects.not.toThrow(/wrong-token/);
  const { state, ready } = await store.open({ database: url, environment: { WORTLAUT_DATABASE_TOKEN: 'wrong-token' } });
  expect(state()).toMatch(/401/);
  expect(await ready()).toBe(false);
});
