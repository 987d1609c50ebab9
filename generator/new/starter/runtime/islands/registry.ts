import { Estimate } from './estimate.tsx';
import { OpenNow } from './open-now.tsx';

/** Every island, under the name of its file. The browser fetches the file when the island is needed. */
export const islands = {
  estimate: Estimate,
  'open-now': OpenNow,
} as const;
