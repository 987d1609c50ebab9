import { request } from 'node:http';
import { startProcess } from './command.ts';

/** `serve` in a process of its own. */
export interface ServeProcess {
  readonly port: number;
  readonly pid: number;
  /** Waits until it has written these words to standard error. */
  says(words: string): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  readonly ended: ReturnType<typeof startProcess>['ended'];
}

/**
 * Starts `serve` as people do, and waits until it prints its address. Rejects with its output if it ends before. A limit on the bytes of a file
 * simulates a full disk, and can be lifted; the signal that comes with it is ignored.
 */
export async function startServe(
  given: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  bytes = 'unlimited',
): Promise<ServeProcess> {
  const limited = `trap '' XFSZ; exec prlimit --fsize=${bytes}:unlimited -- "$@"`;
  const program = [process.execPath, 'cli/main.mjs', 'serve', ...given];
  const [command = '', ...rest] = bytes === 'unlimited' ? program : ['bash', '-c', limited, 'bash', ...program];
  const { process: child, ended } = startProcess(command, rest, { ...process.env, ...environment });
  let said = '';
  const listening = new Promise<number>((found) => {
    child.stderr?.on('data', (text) => {
      said += text;
      const port = /^\{.*"event":"listening","address":"http:[^"]*:(\d+)"/m.exec(said)?.[1];
      if (port) found(Number(port));
    });
  });
  const says = (words: string) =>
    new Promise<void>((found) => {
      const look = () => {
        if (said.includes(words)) found();
        else child.stderr?.once('data', look);
      };
      look();
    });
  const port = await Promise.race([
    listening,
    ended.then(({ stderr, code }) => Promise.reject(new Error(`serve has ended with ${code}: ${stderr}`))),
  ]);
  return { port, pid: child.pid ?? 0, says, kill: (signal) => child.kill(signal), ended };
}

const lead = { firstName: 'Ann', lastName: 'Berg', email: 'ann@shop.example', phone: '1', company: null, language: 'de' };

interface SentLead {
  /** The address that a proxy would name. */
  readonly from?: string;
  /** The time that filling in took. */
  readonly seconds?: number;
}

/** Milliseconds for which an answer is awaited: one that is due after ten seconds comes. */
const patience = 15_000;

/** Sends a lead under a key; returns the status, or undefined without an answer. */
export function sendLead(port: number, key: string, { from = '198.51.100.1', seconds }: SentLead = {}): Promise<number | undefined> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': from };
  return new Promise((heard) => {
    const sent = request({ host: '127.0.0.1', port, path: '/api/offer', method: 'POST', headers, agent: false }, (response) => {
      response.on('error', () => heard(undefined));
      response.on('end', () => heard(response.statusCode));
      response.resume();
    });
    sent.on('error', () => heard(undefined));
    sent.setTimeout(patience, () => sent.destroy(new Error('It does not answer.')));
    sent.end(JSON.stringify({ ...lead, seconds }));
  });
}
