import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { placesIn } from './theme-faults.ts';

/** WL6031: why a configuration file could not be loaded, at the place in it or in a file that it imports. */
export function configFaults(error: unknown, root: string, file: string): Diagnostic[] {
  const places = placesIn(error, { root, main: file, what: 'configuration' });
  const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
  const faults = places.length ? places : [{ file, message: `The configuration stops with an error: ${reason}` }];
  return faults.map(({ message, hint = 'Correct it there; nothing is checked without the configuration.', ...place }) =>
    finding('WL6031', { ...place }, [`${message.replace(/\.$/, '')}.`, hint]),
  );
}
