import { noBuiltSite } from '../command-errors.ts';
import { portOf } from '../options.ts';
import { watchOutput } from '../server/built-site.ts';
import { listen, untilStopped } from '../server/listen.ts';
import { createPreviewServer } from '../server/preview-server.ts';
import { printUrls } from '../server/print-urls.ts';
import { suggestAddresses } from '../server/suggested-addresses.ts';

export { createPreviewServer };

interface PreviewOptions {
  readonly out: string;
  readonly port: string;
}

/** Serves a built site until it is stopped. Exit code 0, 2 if the site is missing or the port is in use. */
export async function preview({ out, port }: PreviewOptions): Promise<number> {
  const portNumber = portOf(port);
  const site = await watchOutput(out)();
  if (!site) throw noBuiltSite(out);
  const server = createPreviewServer(out, { onAccepted: () => process.stderr.write('  A lead arrived. The preview does not keep it.\n') });
  const what = site.manifest.draft ? `serves the draft in ${out}/site, which is not for visitors,` : `serves ${out}/site`;
  printUrls(await listen(server, portNumber), `${what} like a host`, suggestAddresses(site.manifest));
  return untilStopped(server);
}
