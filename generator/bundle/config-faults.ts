import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { siteRoot } from '../package/roots.mjs';
import { placesIn } from './theme-faults.ts';

/** WL6031: why a configuration file could not be loaded, at the place in it or in a file that it imports. */
export function configFaults(error: unknown, file: string): Diagnostic[] {
  const places = placesIn(error, { root: siteRoot, main: file, what: 'configuration' });
  const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
  const found = places.length ? places : [{ file, message: `The configuration stops with an error: ${reason}` }];
  return found.map(({ message, hint = 'Correct it there; nothing is checked without the configuration.', ...place }) =>
    finding('WL6031', { ...place }, [`${message.replace(/\.$/, '')}.`, hint]),
  );
}
