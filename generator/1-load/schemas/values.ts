import { z } from 'zod';

/** What only the theme reads of a file: any data, whose type the theme declares. */
export const values = z.record(z.string(), z.json()).optional();
