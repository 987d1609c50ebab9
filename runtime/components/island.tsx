import { createIsland } from 'wortlaut/react';
import { islands } from '../islands/registry.ts';

/**
 * An island of the site. `toast` waits for a toast to be shown, `refusal` for a lead that the server has refused, `dialog` for a link that opens
 * its dialog.
 */
export const Island = createIsland(islands, ['toast', 'refusal', 'dialog']);
