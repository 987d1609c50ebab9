import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { framesOf } from './stack-frames.ts';

/** How many stack frames are reported. */
const mostPlaces = 4;

/** WL6018: an error in Wortlaut itself, with its stack frames in the sources. */
export function internalError(error: unknown, doing = ''): Diagnostic {
  const reason = error instanceof Error ? `${error.name}: ${error.message.split('\n')[0]}` : String(error);
  const places = framesOf(error)
    .filter(({ file }) => !file.startsWith('node_modules/'))
    .slice(0, mostPlaces)
    .map(({ file, line }) => `${file}:${line}`);
  return finding('WL6018', {}, [
    `Wortlaut has made a mistake${doing}: ${reason.replace(/\.$/, '')}.`,
    `Your content is not to blame. Please report this with the command${places.length ? ` and these places: ${places.join(', ')}` : ''}.`,
  ]);
}
