import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Lexicon } from './lexicon.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';

/** Language code → what the checks know of it. A language that is not here is not looked at for its words. */
export const lexicons: ReadonlyMap<string, Lexicon> = new Map(Object.entries({ cs, de, en, es, fr, it, nl, pl }));
