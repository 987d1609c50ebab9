import { primaryLanguage } from '../model/language-tag.ts';
import { memoize } from '../model/memoize.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Lexicon } from './lexicon.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';

/** Language code → its lexicon. The words of other languages are not checked. */
export const lexicons: ReadonlyMap<string, Lexicon> = new Map(Object.entries({ cs, de, en, es, fr, it, nl, pl }));

/** The lexicon of a language with or without script and region: `en-GB` has that of `en`. Undefined for languages whose words are not checked. */
export const lexiconOf = memoize((tag): Lexicon | undefined => lexicons.get(primaryLanguage(tag)));
