import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isPrivateHost } from '../../../cli/submissions/channel.ts';
import { sendLead, startServe } from '../../support/serve-process.ts';
import { builtFolder } from '../cli/built-folder.ts';
import { makesCertificates, newCertificate } from './certificate.ts';
import { newStore, rowsOf } from './open-store.ts';
import { mailReceiver } from './receivers.ts';

/* Submissions leave the own network encrypted, to the server that the certificate names, or not at all. */

/** A host of this machine whose name is outside of the own network. */
const abroad = '0.0.0.0';

/** Keeps one submission, and gives the reason why it was not handed over. */
async function reasonOf(environment: Readonly<Record<string, string>>): Promise<unknown> {
  const store = await newStore();
  const { keep } = await store.open({ environment, pause: () => 86_400_000 });
  await keep({ key: 'key-1', body: { message: 'secret' } });
  const database = await store.read();
  const failed = () => rowsOf(database, 'SELECT last_error AS reason, delivered FROM deliveries WHERE last_error IS NOT NULL');
  await expect.poll(failed, { timeout: 10_000, interval: 10 }).toHaveLength(1);
  expect(await rowsOf(database, 'SELECT key FROM submissions')).toEqual([{ key: 'key-1' }]);
  const [{ reason, delivered } = {}] = await failed();
  expect(delivered).toBeNull();
  return reason;
}

it('hands nothing to a mail server outside of the own network without STARTTLS', async () => {
  const { mailed, environment } = await mailReceiver(undefined, { host: abroad });
  expect(await reasonOf(environment)).toBe('it offers no encryption (STARTTLS)');
  expect(mailed.items).toEqual([]);
});

it('hands over without encryption in the own network if the mail server does not offer it', async () => {
  const { mailed, environment } = await mailReceiver();
  const { keep } = await (await newStore()).open({ environment });
  await keep({ key: 'key-1', body: {} });
  await mailed.has(1);
  expect(mailed.items[0]?.encrypted).toBe(false);
});

describe.skipIf(!makesCertificates)('with a certificate', () => {
  it.each([
    ['STARTTLS, in the own network', 'localhost', 'smtp'],
    ['STARTTLS, outside of it', abroad, 'smtp'],
    ['TLS from the beginning', 'localhost', 'smtps'],
  ] as const)('hands nothing to a mail server whose certificate is not trusted: %s', async (_, host, scheme) => {
    const { key, cert } = newCertificate();
    const { mailed, environment } = await mailReceiver(undefined, { host, scheme, key, cert, disabledCommands: [] });
    expect(await reasonOf(environment)).toBe('its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)');
    expect(mailed.items).toEqual([]);
  });

  it('hands nothing to a webhook whose certificate is not trusted', async () => {
    let asked = 0;
    const { key, cert } = newCertificate();
    const server = createServer({ key, cert }, (_, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void server.close());
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await reasonOf({ WORTLAUT_WEBHOOK_URL: url, WORTLAUT_WEBHOOK_SECRET: 'a-secret-of-this-test' })).toBe(
      'its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)',
    );
    expect(asked).toBe(0);
  });

  it('serve hands over by STARTTLS, and sends the password after it, if Node trusts the certificate', { timeout: 60_000 }, async () => {
    const { key, cert, file } = newCertificate();
    const { mailed, environment } = await mailReceiver(undefined, {
      ...{ host: 'ada:pass-word@localhost', key, cert, disabledCommands: [], authOptional: false },
      onAuth: ({ username, password }, { secure }, done) =>
        secure && username === 'ada' && password === 'pass-word' ? done(null, { user: 'ada' }) : done(new Error('no')),
    });
    const built = await builtFolder();
    onTestFinished(built.remove);
    const { file: database } = await newStore();
    const served = await startServe(['--out', built.folder, '--port', '0', '--database', database, '--workers', '1'], {
      ...environment,
      NODE_EXTRA_CA_CERTS: file,
    });
    expect(await sendLead(served.port, 'key-1')).toBe(202);
    await mailed.has(1);
    expect(mailed.items[0]?.encrypted).toBe(true);
    served.kill('SIGTERM');
    expect((await served.ended).code).toBe(0);
  });
});

it.each([
  ['localhost', true],
  ['mail', true],
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['[::1]', true],
  ['[fd00::1]', true],
  ['[fe80::1]', true],
  ['mail.example.com', false],
  ['172.32.0.1', false],
  ['10.example.com', false],
  [abroad, false],
  ['[2001:db8::1]', false],
  ['[::ffff:5db8:d822]', false],
])('%s is a host of the own network: %s', (host, is) => {
  expect(isPrivateHost(host)).toBe(is);
});
