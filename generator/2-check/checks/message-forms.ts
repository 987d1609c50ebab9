import type { Code } from '../../diagnostics/codes.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { suggestion } from '../../diagnostics/suggestion.ts';
import { pluralForms } from '../../language/plural-forms.ts';
import { isLatin } from '../../language/scripts.ts';
import { type SlotKind, type Slots, slotsIn } from '../../model/message-slots.ts';
import type { TextCheck } from '../content-check.ts';
import { markedTexts, type PlacedText } from '../text-sets.ts';

/** A translation uses each value like its source: prints it, counts it or selects by it, in every branch. */
export const messageForms: TextCheck = {
  runOn: (texts) =>
    markedTexts(texts).flatMap((text) => {
      const source = text.original?.includes('{') ? slotsIn(text.original) : undefined;
      const own = source && slotsIn(text.text);
      return own ? compare({ ...text, base: texts.base?.file ?? '' }, source, own) : [];
    }),
};

type Translation = Omit<PlacedText, 'text'> & { readonly base: string };

function compare({ file, language, base, dataPath, original }: Translation, source: Slots, own: Slots): Diagnostic[] {
  const related = [{ file: base, dataPath, message: `The source is: “${original}”` }];
  const fault = (code: Code, predicate: string, hint: string): Diagnostic =>
    finding(code, { file, dataPath, related }, [`'${dataPath.join('.')}' ${predicate}`, hint]);
  const shared = [...source.kinds].filter(([name]) => own.kinds.has(name));
  const kinds = shared.flatMap(([name, wanted]) => {
    const given = own.kinds.get(name) ?? new Set();
    const [expected, found] = [typeOf(wanted), typeOf(given)];
    if (expected === found && counted(language, wanted, given)) return [];
    const predicate =
      expected === found
        ? `prints {${name}} without choosing the words by it, as the source does with a plural.`
        : `uses {${name}} as ${found}, but the source uses it as ${expected}.`;
    return fault('WL2012', predicate, advice(name, wanted));
  });
  const wrong = new Set(kinds.length ? shared.map(([name]) => name) : []);
  const lost = [...own.kinds.keys()].filter(
    (name) => !wrong.has(name) && (['shown', 'counted'] as const).some((where) => source[where].has(name) && !own[where].has(name)),
  );
  return [
    ...kinds,
    ...branches(source, own).map(({ predicate, hint }) => fault('WL2013', predicate, hint)),
    ...leftWords(source, own, isLatin(language)).map(({ word, branch }) => ({
      ...fault('WL2019', `has the word '${word}' of the source in the branch '${branch}' alone.`, 'Translate it.'),
      severity: 'warning' as const,
      found: word,
    })),
    ...lost.map((name) =>
      fault(
        'WL2015',
        `omits {${name}} in at least one branch${source.shown.has(name) ? ', but the source always shows it' : ' where the source shows it'}.`,
        `Show {${name}} in every branch; in a branch of its own plural write # for it.`,
      ),
    ),
  ];
}

/** The type of the value in words: plurals, ordinals and numbers all need a number. */
function typeOf(kinds: ReadonlySet<SlotKind>): string {
  if (kinds.has('select')) return 'a choice between named branches';
  if (kinds.has('plural') || kinds.has('ordinal') || kinds.has('number')) return 'a number';
  return kinds.has('date') || kinds.has('time') ? 'a date or time' : 'a text';
}

/** Whether words depend on a number, if they do in the source and the language has plural forms. */
function counted(language: string, wanted: ReadonlySet<SlotKind>, given: ReadonlySet<SlotKind>): boolean {
  return (['plural', 'ordinal'] as const).every((kind) => {
    if (!wanted.has(kind) || given.has(kind)) return true;
    const { needed } = pluralForms(language, { ordinal: kind === 'ordinal', fractional: false, compact: false });
    return needed.length < 2;
  });
}

function advice(name: string, wanted: ReadonlySet<SlotKind>): string {
  const simple = { text: '', number: ', number', date: ', date', time: ', time' };
  const branching = { plural: ', plural, …', ordinal: ', selectordinal, …', select: ', select, …' };
  const kinds = [...wanted].map((kind) => `{${name}${{ ...simple, ...branching }[kind]}}`);
  return `Write ${kinds.join(' and ')} as the source does.`;
}

/**
 * Words of the source in one plural form of a translation. A loanword is in the other forms, too, where it ends otherwise at most. Only in
 * a language of another script is such a word foreign without other forms, unless it has capitals, as a name has.
 */
function leftWords(source: Slots, own: Slots, isLatin: boolean): { readonly word: string; readonly branch: string }[] {
  const known = new Set(source.choices.flatMap(({ words }) => words.flatMap(longWords)));
  return own.choices.flatMap(({ kind, branches: names, words }) => {
    const forms = names.flatMap((branch, index) =>
      kind === 'select' || branch.startsWith('=') ? [] : { branch, text: words[index] ?? '', words: longWords(words[index] ?? '') },
    );
    return forms.flatMap((form) => {
      const others = forms.flatMap((other) => (other === form ? [] : other.words));
      const word = form.words.find((one) => known.has(one) && !others.some((other) => other.startsWith(one.slice(0, 4))));
      return word === undefined || (forms.length < 2 && (isLatin || !form.text.includes(word))) ? [] : { word, branch: form.branch };
    });
  });
}

const longWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Branches of selects and exact numbers, which must be equal on both sides. Plural forms differ by language. */
function branches(source: Slots, own: Slots): { predicate: string; hint: string }[] {
  const names = new Set(source.choices.map(({ name }) => name));
  return [...names].flatMap((name) => {
    const wanted = namedBranches(source, name);
    const given = namedBranches(own, name);
    if (!own.choices.some((choice) => choice.name === name)) return [];
    const lacking = [...wanted].filter((branch) => !given.has(branch));
    const extra = [...given].filter((branch) => !wanted.has(branch) && !branch.startsWith('='));
    return [
      ...lacking.map((branch) => ({
        predicate: `lacks the branch '${branch}' of {${name}}, which the source has.`,
        hint: `Add ${branch} {…}; its name is not translated, only the text in its braces.`,
      })),
      ...extra.map((branch) => ({
        predicate: `has the branch '${branch}' of {${name}}, which the source does not have, so it is never shown.`,
        hint: `Remove it, or correct its name. ${suggestion(branch, [...wanted], 'branches')}`,
      })),
    ];
  });
}

function namedBranches({ choices }: Slots, name: string): Set<string> {
  return new Set(
    choices.flatMap((choice) =>
      choice.name === name ? choice.branches.filter((branch) => choice.kind === 'select' || branch.startsWith('=')) : [],
    ),
  );
}
