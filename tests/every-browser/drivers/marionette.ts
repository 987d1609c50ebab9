import { connect } from 'node:net';

export interface Marionette {
  /** Returns the result of a command; throws Firefox's message if it refuses the command. */
  ask(name: string, given?: object): Promise<unknown>;
  close(): void;
}

type Message = readonly [kind: number, id: number, error: { readonly error: string; readonly message: string } | null, result: unknown];

/**
 * Firefox's own protocol: `length:JSON` both ways, after one greeting. A message is `[0, id, name, parameters]`, its answer
 * `[1, id, error, result]` (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: Message) => void>();
  socket.once('close', () => {
    for (const [id, answered] of waiting) answered([1, id, { error: 'closed', message: 'Firefox has closed its connection.' }, undefined]);
  });
  let greet: () => void;
  const greeted = new Promise<void>((done, failed) => {
    greet = done;
    socket.once('error', failed);
  });
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (let message = firstOf(received); message; message = firstOf(received)) {
      received = received.subarray(message.end);
      const said = JSON.parse(message.text) as Message | object;
      if (Array.isArray(said)) waiting.get(said[1])?.(said as unknown as Message);
      else greet();
    }
  });
  await greeted;
  return {
    ask: async (name, given = {}) => {
      last += 1;
      const id = last;
      const text = JSON.stringify([0, id, name, given]);
      const [, , error, result] = await new Promise<Message>((answered) => {
        waiting.set(id, answered);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      });
      waiting.delete(id);
      if (error) throw new Error(`${error.error}: ${error.message}`);
      return result;
    },
    close: () => void socket.destroy(),
  };
}

/** The first whole message of the received text, and the position of its end. */
function firstOf(received: Buffer): { text: string; end: number } | undefined {
  const colon = received.indexOf(':');
  if (colon < 0) return undefined;
  const end = colon + 1 + Number(received.subarray(0, colon).toString());
  return received.length < end ? undefined : { text: received.subarray(colon + 1, end).toString(), end };
}
