import { start } from 'wortlaut/client';

start({ islands: import.meta.glob<Record<string, unknown>>('./*.tsx', { base: './islands' }) });
