import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { keepFromPeople, limitRate } from '../../../cli/server/serve/admission.ts';
import { createSiteServer } from '../../../cli/server/serve/site-server.ts';
import type { Submission } from '../../../generator/index.ts';
import { builtFolder } from './built-folder.ts';
import { start, stop } from './request.ts';

type Options = Parameters<typeof createSiteServer>[0];

/** A server of the small built site, with its kept leads and logged lines. */
export interface ServedSite {
  readonly server: Server;
  readonly folder: string;
  readonly kept: Submission[];
  readonly logged: Readonly<Record<string, unknown>>[];
  /** Sends bytes as they are, and waits for the end of the connection. */
  raw(text: string): Promise<string>;
  end(): Promise<void>;
}

interface Given extends Partial<Omit<Options, 'folder' | 'shared' | 'log'>> {
  readonly points?: number;
  readonly now?: () => number;
  readonly store?: Partial<Options['shared']>;
}

export async function serveSite({ points, now, store, ...options }: Given = {}): Promise<ServedSite> {
  const { folder, remove } = await builtFolder();
  const kept: Submission[] = [];
  const logged: Record<string, unknown>[] = [];
  const keep = async (submission: Submission) => {
    kept.push(submission);
  };
  const server = createSiteServer({
    folder,
    shared: {
      keep: keepFromPeople(store?.keep ?? keep, now),
      ready: async () => true,
      admit: limitRate(points ? { points } : {}),
      ...(store?.ready && { ready: store.ready }),
    },
    log: (event, values) => logged.push({ event, ...values }),
    ...options,
  });
  await start(server);
  return {
    ...{ server, folder, kept, logged },
    raw: (text) => exchange(server, text),
    async end() {
      await stop(server);
      await remove();
    },
  };
}

function exchange(server: Server, text: string): Promise<string> {
  return new Promise((heard) => {
    let answer = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => heard(answer));
  });
}
