import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects the memory of this process that nothing refers to. */
export const collectGarbage = runInNewContext('gc') as () => void;
