import { UsageError } from '../failure.ts';
import { portOf } from '../options.ts';
import { watchOutput } from '../server/built-site.ts';
import { greet } from '../server/greeting.ts';
import { listen, untilStopped } from '../server/listen.ts';
import { createPreview } from '../server/preview-server.ts';
import { tryFirst } from '../server/try-first.ts';

export { createPreview };

interface PreviewOptions {
  readonly out: string;
  readonly port: string;
}

/** Serves a built site until it is stopped. Exit code 0, 2 where there is no site or the port is taken. */
export async function preview({ out, port }: PreviewOptions): Promise<number> {
  const wanted = portOf(port);
  const site = await watchOutput(out)();
  if (!site)
    throw new UsageError(`There is no built site in ${out}; run npm run site -- build${out === 'dist' ? '' : ` --out ${out}`} first.`);
  const server = createPreview(out, { onLead: () => process.stderr.write('  A lead has arrived. The preview keeps none.\n') });
  greet(await listen(server, wanted), `serves ${out}/site as a host would`, tryFirst(site.manifest));
  return untilStopped(server);
}
