import { openDatabase } from '../../../cli/submissions/database.ts';
import { sendLead } from '../../support/serve-process.ts';
import { type MeasuredServer, startMeasured } from './start-measured.ts';

/** The fate of leads while the server was killed again and again. */
interface KeptLeads {
  readonly sent: number;
  readonly kills: number;
  /** Attempts that got no answer, or another one than 202: the outbox keeps these leads. */
  readonly unanswered: number;
  /** Leads that were answered with 202 and are not in the database. Must be 0. */
  readonly lost: number;
  /** Leads that are in the database more than once. Must be 0. */
  readonly twice: number;
  /** Leads that are in the database in the end, each of which was sent until it was answered with 202. */
  readonly kept: number;
  readonly leadsInASecond: number;
}

/** The number of leads in transit at a time. */
const atOnce = 20;

/** Sends leads as outboxes do, each until it is answered with 202, and kills the server (SIGKILL) the given number of times. */
export async function keepLeads(folder: string, { leads, kills }: { readonly leads: number; readonly kills: number }): Promise<KeptLeads> {
  let server = await startMeasured({ folder });
  const { port } = server;
  const answered = new Set<string>();
  let [unanswered, killed, next] = [0, 0, 0];
  let restarting: Promise<MeasuredServer> | undefined;
  const started = performance.now();
  const killNow = async (): Promise<MeasuredServer> => {
    killed += 1;
    await server.end('SIGKILL');
    server = await startMeasured({ folder, port });
    restarting = undefined;
    return server;
  };
  const outbox = async () => {
    while (next < leads) {
      const number = next++;
      const key = `lead-${number}`;
      for (;;) {
        const status = await sendLead(port, key, { from: `198.51.${(number >> 8) & 255}.${number & 255}` });
        if (status === 202) break;
        unanswered += 1;
        await restarting;
        if (status === undefined) await new Promise((later) => setTimeout(later, 20));
      }
      answered.add(key);
      if (answered.size >= ((killed + 1) * leads) / (kills + 1) && killed < kills && !restarting) restarting = killNow();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, outbox));
  const seconds = (performance.now() - started) / 1000;
  await restarting;
  await server.end();
  const database = await openDatabase(`${folder}/submissions.db`, { create: false });
  const { rows } = await database.execute('SELECT key FROM submissions');
  database.close();
  const keys = rows.map(({ key }) => String(key));
  const kept = new Set(keys);
  return {
    ...{ sent: leads, kills: killed, unanswered },
    lost: [...answered].filter((key) => !kept.has(key)).length,
    twice: keys.length - kept.size,
    kept: kept.size,
    leadsInASecond: leads / seconds,
  };
}
