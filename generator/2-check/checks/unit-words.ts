import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { tokensIn } from '../../model/wording.ts';
import type { Check } from '../check.ts';
import { fits, named, unitWordsFor } from '../language/unit-words.ts';
import { readClauses } from '../written-clauses.ts';

/** The unit word of a period in a clause fits the fact: unit, singular or plural, calendar or working days. */
export const unitWords: Check = {
  name: 'unit-words',
  run: (content) =>
    readClauses(content).flatMap(({ clause: { id, text, file, dataPath, language }, lexicon }) =>
      tokensIn(text).flatMap(({ kind, id: name, surface }): Diagnostic[] => {
        const fact = kind === 'fact' ? content.facts.get(name)?.value : undefined;
        if (fact?.kind !== 'duration' || (surface !== undefined && fits(surface, fact, { lexicon, language }))) return [];
        const allowed = unitWordsFor(fact, lexicon, language);
        return [
          {
            code: 'WL4011',
            severity: 'error',
            file,
            dataPath,
            ...(surface !== undefined && { found: surface }),
            expected: allowed.join(' or '),
            message: surface?.trim()
              ? `'${id}' gives {fact:${name}} the word '${surface}', which does not fit in ${lexicon.name}: the fact says ${named(fact)}${open(fact)}.`
              : `'${id}' names {fact:${name}} without its unit; the fact says ${named(fact)}${open(fact)}.`,
            hint: `Write the word in the form that the sentence needs, after a bar: {fact:${name}|${allowed[0]}}${others(allowed)}.`,
          },
        ];
      }),
    ),
};

const open = ({ unit, calendar }: { unit: string; calendar: string }) =>
  unit === 'day' && calendar === 'unspecified' ? ' and leaves open whether calendar or working days' : '';

const others = ([, ...rest]: readonly string[]) => (rest.length ? `, or with ${rest.join(', ')}` : '');
