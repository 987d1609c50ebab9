import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { correction, tokenText } from '../../diagnostics/suggestion.ts';
import { placeholder } from '../../language/amounts.ts';
import { pluralForms } from '../../language/plural-forms.ts';
import { isBlank } from '../../model/blank.ts';
import type { SharedContent } from '../../model/content.ts';
import { countriesIn } from '../../model/country-words.ts';
import { entryOf } from '../../model/entry-of-text.ts';
import { isLaw, lawForms } from '../../model/law.ts';
import { type Malformed, parseMessage, strayBrace } from '../../model/message.ts';
import { hiddenValue, otherBracket, slotsIn } from '../../model/message-slots.ts';
import { causeOfMissingFact } from '../../model/missing-fact.ts';
import { numberForms } from '../../model/number-words.ts';
import { replaceTokens, tokensIn } from '../../model/text-tokens.ts';
import type { TextCheck } from '../content-check.ts';
import { isMissingLaw } from '../readers-of-texts.ts';
import { markedTexts } from '../text-sets.ts';

/** Each text alone: not empty, well formed, with every plural form of its language, and with existing facts. */
export const texts: TextCheck = {
  runOn: (set, content) =>
    markedTexts(set).flatMap(({ language, text, file, dataPath }): Diagnostic | Diagnostic[] => {
      const at = `'${dataPath.join('.')}'`;
      if (isBlank(text.replaceAll('*', ''))) return [finding('WL2007', { file, dataPath }, [`${at} is empty.`, 'Write the text.'])];
      const fault = malformed(text);
      if (fault) {
        const advice = set.base && set.base.file !== file ? 'Compare its braces with those of the source text' : 'Every { needs its }';
        return finding('WL2004', { file, dataPath, part: fault.part }, [
          `${at} is not a well-formed message: ${fault.reason}.`,
          `${advice}; the apostrophe is ’.`,
        ]);
      }
      const isLawless = isMissingLaw(content, (set.page && entryOf(set.page, dataPath).law) ?? '');
      return [
        ...[...unknownTokens(content, text, { language, isLawless }), ...unknownCountries(content, text)].map(({ message, ...rest }) =>
          finding('WL1009', { file, dataPath, ...rest }, [`${at} ${message}`]),
        ),
        ...pluralFaults(language, text).map(({ code, predicate, hint }) => finding(code, { file, dataPath }, [`${at} ${predicate}`, hint])),
      ];
    }),
};

/** Why a text cannot be parsed. Its tokens are replaced by signs of the same length, so that positions do not change: {{fact:x}} has no name. */
function malformed(text: string): Malformed | undefined {
  const bare = replaceTokens(text, (_, written) => placeholder.repeat(written.length));
  const parsed = parseMessage(bare);
  return 'reason' in parsed ? parsed : (strayBrace(bare) ?? hiddenValue(bare) ?? otherBracket(text));
}

function unknownCountries({ countries }: SharedContent, text: string): UnknownToken[] {
  return countriesIn(text)
    .filter((country) => !countries.has(country))
    .map((country) => ({
      message: `has words for the country '${country}', which the site does not have.`,
      found: `${country} {`,
      ...correction(country, [...countries.keys()], { noun: 'countries', spelt: (code) => `${code} {` }),
    }));
}

type UnknownToken = Pick<Diagnostic, 'message' | 'hint' | 'found' | 'expected' | 'fixIntent' | 'suggestionIntent' | 'cause'>;

interface Place {
  readonly language: string;
  /** Whether the text is in an entry that is not shown, because its country has no file of law. */
  readonly isLawless: boolean;
}

function unknownTokens(content: SharedContent, text: string, { language, isLawless }: Place): UnknownToken[] {
  return tokensIn(text).flatMap(({ kind, id, surface }): UnknownToken[] => {
    const found = tokenText(kind, id, surface);
    const spelt = (name: string) => tokenText(kind, name, surface);
    if (kind === 'brand') {
      const brandValues = Object.keys(content.brand.value).filter((key) => typeof content.brand.value[key] === 'string');
      if (brandValues.includes(id)) return [];
      const message = `names {brand:${id}}, which the brand file does not have.`;
      return [{ message, ...correction(id, brandValues, { noun: 'brand values', spelt }), cause: `brand ${id}` }];
    }
    if (kind !== 'fact') return [];
    const fact = content.facts.get(id)?.value;
    if (!fact) {
      if (isLawless && isMissingLaw(content, id)) return [];
      const message = `names {fact:${id}}, which does not exist.`;
      const cause = causeOfMissingFact(id, content.facts.keys());
      return [{ message, ...correction(id, [...content.facts.keys()], { noun: 'facts', spelt }), cause }];
    }
    if (fact.kind === 'capability')
      return [{ message: `prints {fact:${id}}, but a yes or no has no wording.`, hint: 'Write the sentence instead.', found }];
    if (surface === undefined || fact.kind === 'duration') return [];
    if (isLaw(fact)) {
      const forms = lawForms(fact);
      const message = `prints {fact:${id}} in the form '${surface}', which it does not have.`;
      return forms.includes(surface)
        ? []
        : [{ message, ...correction(surface, forms, { noun: 'forms', spelt: (form) => tokenText('fact', id, form) }) }];
    }
    if (fact.kind === 'count' && fact.bound === 'exactly') {
      const forms = numberForms(language);
      if (forms.includes(surface)) return [];
      const message = `prints {fact:${id}} in the form '${surface}', which a count does not have in this language.`;
      const fix = correction(surface, forms, { noun: 'forms', spelt: (form) => tokenText('fact', id, form) });
      if (fix.fixIntent) return [{ message, ...fix }];
      const inWords = forms.length ? ` The number in words is ${forms.map((form) => tokenText('fact', id, form)).join(' or ')}.` : '';
      return [{ message, found, hint: `Write the word behind it: {fact:${id}} ${surface}.${inWords}` }];
    }
    const by = `{fact:${id}}`;
    return [
      {
        message: `gives ${by} the word '${surface}', but only durations have a unit to inflect.`,
        hint: `Write ${by}.`,
        found,
        expected: by,
        suggestionIntent: { title: `Write ${by}`, changes: [{ replace: found, by }] },
      },
    ];
  });
}

/** Compares the forms of each plural with those of the language (CLDR), and reports a # outside of plurals. */
function pluralFaults(language: string, text: string): TextFault[] {
  const slots = slotsIn(text);
  if (!slots) return [];
  const hash: TextFault = {
    code: 'WL2016',
    predicate: 'has a # outside of the branches of a plural, where it is printed unchanged.',
    hint: 'Write the name of the value in braces instead of #, or move the words into each branch.',
  };
  const faults = slots.choices.flatMap(({ name, kind, branches }): TextFault[] => {
    if (kind === 'select') return [];
    const counting = { ordinal: kind === 'ordinal', fractional: slots.fractional.has(name), compact: slots.compact.has(name) };
    const { needed, all: known } = pluralForms(language, counting);
    const lacking = needed.filter((form) => !branches.includes(form));
    const strange = branches.filter((branch) => !branch.startsWith('=') && !known.includes(branch as Intl.LDMLPluralRule));
    // A mistyped form is one fault, not a strange form and a missing one.
    if (lacking.length && !strange.length)
      return [
        {
          code: 'WL2006',
          predicate: `lacks the plural ${lacking.length > 1 ? 'forms' : 'form'} ${lacking.join(', ')} for {${name}}.`,
          hint: 'Add the missing forms; CLDR lists the numbers that they are for.',
        },
      ];
    return strange.map((form) => ({
      code: 'WL2014',
      predicate: `has the plural form '${form}' for {${name}}, which its language does not have, so it is never shown.`,
      hint: lacking.length
        ? `Call it ${lacking.join(' or ')}, which is missing.`
        : `Remove it; the forms of this language are ${known.join(', ')}.`,
    }));
  });
  return slots.strayHash ? [...faults, hash] : faults;
}

interface TextFault {
  readonly code: 'WL2006' | 'WL2014' | 'WL2016';
  readonly predicate: string;
  readonly hint: string;
}
