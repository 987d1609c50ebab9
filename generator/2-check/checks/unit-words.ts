import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { tokenText } from '../../diagnostics/suggestion.ts';
import { allForms, type Lexicon } from '../../language/lexicon.ts';
import { readClauses } from '../../language/read-clauses.ts';
import { fits, periodInWords, unitWordsFor } from '../../language/unit-words.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import type { SiteCheck } from '../content-check.ts';

/** The unit word of a period fits the fact: unit, number, calendar or working days. Terms and names of documents have a word. */
export const unitWords: SiteCheck = {
  run: (content) =>
    readClauses(content).flatMap(({ clause: { id, text, file, dataPath, language }, lexicon }) =>
      tokensIn(text).flatMap(({ kind, id: name, surface }): Diagnostic | Diagnostic[] => {
        if (kind === 'def' || kind === 'term' || kind === 'doc') {
          const message = `'${id}' names {${kind}:${name}} without the word to print.`;
          const hint = `Write the word after a bar: {${kind}:${name}|…}.`;
          return surface?.trim() ? [] : finding('WL4011', { file, dataPath }, [message, hint]);
        }
        const fact = kind === 'fact' ? content.facts.get(name)?.value : undefined;
        if (fact?.kind !== 'duration' || (surface !== undefined && fits(surface, fact, { lexicon, language }))) return [];
        const allowed = unitWordsFor(fact, lexicon, language);
        const expected = allowed.map((word) => `{fact:${name}|${word}}`).join(' or ');
        const correction = allowed.length === 1 && fix(name, surface, allowed[0] ?? '');
        return finding('WL4011', { file, dataPath, found: tokenText('fact', name, surface), expected, ...correction }, [
          surface?.trim()
            ? `'${id}' gives {fact:${name}} the word '${surface}', which does not fit in ${lexicon.name}: ${countsSaturday(surface, lexicon)}the fact is ${periodInWords(fact)}${open(fact)}.`
            : `'${id}' names {fact:${name}} without its unit; the fact is ${periodInWords(fact)}${open(fact)}.`,
          `Write the word in the form that the sentence needs, after a bar: {fact:${name}|${allowed[0]}}${others(allowed)}.`,
        ]);
      }),
    ),
};

/** A period with only one form in the language can be fixed. If another word is there, its author decides. */
function fix(fact: string, surface: string | undefined, word: string): Pick<Diagnostic, 'fixIntent' | 'suggestionIntent'> {
  const by = tokenText('fact', fact, word);
  const write = { title: `Write ${by}`, changes: [{ replace: tokenText('fact', fact, surface), by }] };
  return surface?.trim() ? { suggestionIntent: write } : { fixIntent: write };
}

const open = ({ unit, calendar }: { unit: string; calendar: string }) =>
  unit === 'day' && calendar === 'unspecified' ? ' and leaves open whether calendar or working days' : '';

/** A word that is only wrong about Saturdays is easily overlooked. */
const countsSaturday = (surface: string, { saturdayDay }: Lexicon) =>
  saturdayDay && allForms(saturdayDay).includes(surface) ? 'it counts Saturdays too, and ' : '';

const others = ([, ...rest]: readonly string[]) => (rest.length ? `, or with ${rest.join(', ')}` : '');
