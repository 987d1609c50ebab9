import type { Content } from './content.ts';
import type { Period } from './days.ts';
import { periodNamed } from './kept-submissions.ts';
import { type PrintedDocument, textsIn } from './printed-documents.ts';
import { asPrinted, printedText } from './printed-text.ts';
import type { Change } from './redline.ts';
import { tokensIn } from './text-tokens.ts';

/** The period between the notice of a change and the day from which it applies; undefined if the site declares none. */
export function noticePeriod(
  content: Pick<Content, 'site' | 'facts' | 'brand' | 'countries'>,
  change: { readonly printed: PrintedDocument; readonly changes: readonly Change[] },
): Period | undefined {
  const { notice, priceNotice = notice } = content.site.value.editions ?? {};
  return periodNamed(content, changesPricesAlone(content, change) ? priceNotice : notice);
}

/** Whether two editions differ in amounts of money alone. */
function changesPricesAlone(
  content: Pick<Content, 'facts' | 'brand' | 'countries'>,
  { printed, changes }: { readonly printed: PrintedDocument; readonly changes: readonly Change[] },
): boolean {
  const anyAmount = '\u0001';
  const isMoney = (id: string) => content.facts.get(id)?.value.kind === 'money';
  const patterns = textsIn(printed)
    .filter(({ source }) => tokensIn(source).some(({ kind, id }) => kind === 'fact' && isMoney(id)))
    .map(({ source }) => {
      const writeFact: typeof printed.in.writeFact = (fact, tag, surface) =>
        fact.kind === 'money' ? anyAmount : printed.in.writeFact(fact, tag, surface);
      return printedText(content, source, { ...printed.in, writeFact })
        .split(anyAmount)
        .map(asPrinted);
    });
  const fits = (text: string, words: readonly string[]) => {
    const ends = words.map((part) => text.indexOf(part));
    return ends.every((at, index) => at >= (ends[index - 1] ?? 0)) && text.startsWith(words[0] ?? '') && text.endsWith(words.at(-1) ?? '');
  };
  return changes.every(
    ({ before, after }) =>
      before !== undefined && after !== undefined && patterns.some((words) => fits(before, words) && fits(after, words)),
  );
}
