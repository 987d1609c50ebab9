import { createIsland } from 'wortlaut/react';
import { islands } from '../islands/registry.ts';

/** An island of the site. */
export const Island = createIsland(islands);
