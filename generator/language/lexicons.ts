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
