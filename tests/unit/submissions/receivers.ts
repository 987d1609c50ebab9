import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A request that a webhook has received. */
interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A list that can be waited for. */
export class Heard<Item> {
  readonly items: Item[] = [];
  #waiting: { readonly number: number; resolve(): void }[] = [];
  add(item: Item): void {
    this.items.push(item);
    for (const { number, resolve } of this.#waiting) if (this.items.length >= number) resolve();
  }
  /** Resolves when the list has this number of items. */
  has(number: number): Promise<void> {
    return this.items.length >= number ? Promise.resolve() : new Promise((resolve) => this.#waiting.push({ number, resolve }));
  }
}

/** A webhook on this machine that answers the n-th request, or the one with a key, with a status, or never without one. */
export async function webhookReceiver(status: (number: number, key: string) => number | undefined = () => 204) {
  const posted = new Heard<Posted>();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request.setEncoding('utf8')) text += part;
    const answer = status(posted.items.length + 1, String(request.headers['idempotency-key']));
    posted.add({ headers: request.headers, text });
    if (answer !== undefined) response.writeHead(answer, { Location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { posted, environment: { WORTLAUT_WEBHOOK_URL: url, WORTLAUT_WEBHOOK_SECRET: 'a-secret-of-this-test' } };
}

/** A message as a mail server has received it. */
interface Mailed {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  /** Whether it came over TLS. */
  readonly encrypted: boolean;
}

interface MailServerOptions extends SMTPServerOptions {
  /** Name by which it is called; it runs on this machine. */
  readonly host?: string;
  readonly scheme?: 'smtp' | 'smtps';
}

/** A mail server on this machine that refuses the messages for which `refuses` holds; without encryption unless the options set it. */
export async function mailReceiver(
  refuses: (number: number) => boolean = () => false,
  { host = '127.0.0.1', scheme = 'smtp', ...options }: MailServerOptions = {},
) {
  const mailed = new Heard<Mailed>();
  let number = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    secure: scheme === 'smtps',
    ...options,
    onData(stream, { envelope, secure }, done) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        raw += part;
      });
      stream.on('end', () => {
        number += 1;
        if (refuses(number)) return done(Object.assign(new Error('mailbox of ada@example.com is full'), { responseCode: 452 }));
        mailed.add({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          encrypted: secure,
        });
        done();
      });
    },
  });
  // Some tests let clients break off.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return {
    mailed,
    environment: {
      WORTLAUT_SMTP_URL: `${scheme}://${host}:${port}`,
      WORTLAUT_EMAIL_FROM: 'site@muster.example',
      WORTLAUT_EMAIL_TO: 'sales@muster.example',
    },
  };
}
