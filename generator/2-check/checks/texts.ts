import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content, Entry, Wording } from '../../model/content.ts';
import { isGap } from '../../model/gap.ts';
import { parseMessage, slotsIn } from '../../model/message.ts';
import { leavesOf, replaceTokens, tokensIn } from '../../model/wording.ts';
import type { Check } from '../check.ts';
import { suggestion } from '../suggestion.ts';

/** Each text by itself: not empty, well formed, with every plural form of its language, naming facts that exist. */
export const texts: Check = {
  name: 'texts',
  run: (content) => {
    const all = [content.dictionaries, ...[...content.pages.values()].map(({ copies }) => copies)];
    return all.flatMap((entries) => [...entries].flatMap(([language, entry]) => checkEntry(content, language, entry)));
  },
};

function checkEntry(content: Content, language: string, entry: Entry<Wording>): Diagnostic[] {
  return leavesOf(entry.value).flatMap(({ path, value }): Diagnostic[] => {
    if (isGap(value)) return [];
    const place = { severity: 'error', file: entry.file, dataPath: path } as const;
    const at = `'${path.join('.')}'`;
    if (!value.trim()) {
      return [{ ...place, code: 'WL2007', message: `${at} is empty.`, hint: 'Write the text.' }];
    }
    const parsed = parseMessage(replaceTokens(value, () => 'x'));
    if ('reason' in parsed) {
      return [
        {
          ...place,
          code: 'WL2004',
          message: `${at} is not a well-formed message: ${parsed.reason}.`,
          hint: 'Compare its braces with the source text; the apostrophe is ’.',
        },
      ];
    }
    return [
      ...unknownTokens(content, value).map(({ message, hint }) => ({
        ...place,
        code: 'WL1009' as const,
        message: `${at} ${message}`,
        hint,
      })),
      ...missingPlurals(language, value).map((message) => ({
        ...place,
        code: 'WL2006' as const,
        message: `${at} ${message}`,
        hint: 'Add the missing forms; CLDR says which numbers they are for.',
      })),
    ];
  });
}

function unknownTokens({ facts, brand }: Content, text: string): { message: string; hint: string }[] {
  return tokensIn(text).flatMap(({ kind, id, surface }) => {
    if (kind === 'brand') {
      const known = Object.keys(brand.value).filter((key) => typeof brand.value[key] === 'string');
      return known.includes(id)
        ? []
        : [{ message: `names {brand:${id}}, which the brand file does not have.`, hint: suggestion(id, known, 'brand values') }];
    }
    if (kind !== 'fact') return [];
    const fact = facts.get(id)?.value;
    if (!fact) return [{ message: `names {fact:${id}}, which does not exist.`, hint: suggestion(id, [...facts.keys()], 'facts') }];
    if (fact.kind === 'capability')
      return [{ message: `prints {fact:${id}}, which is a yes or no and has no wording.`, hint: 'Write the sentence out.' }];
    if (surface !== undefined && fact.kind !== 'duration') {
      return [
        { message: `gives {fact:${id}} the word '${surface}', but only durations have a unit to inflect.`, hint: `Write {fact:${id}}.` },
      ];
    }
    return [];
  });
}

function missingPlurals(language: string, text: string): string[] {
  return (slotsIn(text)?.plurals ?? []).flatMap(({ name, ordinal, branches }) => {
    const needed = new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories;
    const lacking = needed.filter((category) => !branches.includes(category));
    return lacking.length ? [`lacks the plural ${lacking.length > 1 ? 'forms' : 'form'} ${lacking.join(', ')} for {${name}}.`] : [];
  });
}
