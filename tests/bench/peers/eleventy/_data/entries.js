import { readFileSync } from 'node:fs';
import site from './site.js';

const read = (language) => JSON.parse(readFileSync(new URL(`../../data/${language}.json`, import.meta.url), 'utf8'));

/** Every page in every language. */
export default site.locales.flatMap((locale) => read(locale.language).map((page) => ({ locale, page })));
