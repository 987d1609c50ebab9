import { readFileSync } from 'node:fs';

export default JSON.parse(readFileSync(new URL('../../data/site.json', import.meta.url), 'utf8'));
