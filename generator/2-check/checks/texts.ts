import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content, Entry, Wording } from '../../model/content.ts';
import { isGap } from '../../model/gap.ts';
import { parseMessage, slotsIn } from '../../model/message.ts';
import { leavesOf, replaceTokens, tokensIn } from '../../model/wording.ts';
import type { Check } from '../check.ts';
import { correction, tokenText } from '../suggestion.ts';

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
      ...unknownTokens(content, value).map(({ message, ...rest }) => ({
        ...place,
        code: 'WL1009' as const,
        message: `${at} ${message}`,
        ...rest,
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

type Told = Pick<Diagnostic, 'message' | 'hint' | 'found' | 'expected' | 'mend' | 'cause'>;

function unknownTokens({ facts, brand }: Content, text: string): Told[] {
  return tokensIn(text).flatMap(({ kind, id, surface }): Told[] => {
    const found = tokenText(kind, id, surface);
    const spelt = (name: string) => tokenText(kind, name, surface);
    if (kind === 'brand') {
      const known = Object.keys(brand.value).filter((key) => typeof brand.value[key] === 'string');
      return known.includes(id)
        ? []
        : [
            {
              message: `names {brand:${id}}, which the brand file does not have.`,
              ...correction(id, known, { noun: 'brand values', spelt }),
              cause: `brand ${id}`,
            },
          ];
    }
    if (kind !== 'fact') return [];
    const fact = facts.get(id)?.value;
    if (!fact)
      return [
        {
          message: `names {fact:${id}}, which does not exist.`,
          ...correction(id, [...facts.keys()], { noun: 'facts', spelt }),
          cause: `fact ${id}`,
        },
      ];
    if (fact.kind === 'capability')
      return [{ message: `prints {fact:${id}}, which is a yes or no and has no wording.`, hint: 'Write the sentence out.', found }];
    if (surface !== undefined && fact.kind !== 'duration') {
      return [
        {
          message: `gives {fact:${id}} the word '${surface}', but only durations have a unit to inflect.`,
          hint: `Write {fact:${id}}.`,
          found,
          expected: `{fact:${id}}`,
          mend: { title: `Write {fact:${id}}`, changes: [{ replace: found, by: `{fact:${id}}` }] },
        },
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
