import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { isBlank } from '../../model/blank.ts';
import type { SharedContent } from '../../model/content.ts';
import {
  type LinkPart,
  type MarkedPart,
  markedIn,
  markupShapes,
  mayHaveMarkup,
  parseMarkup,
  targetText,
  wordsOfParts,
} from '../../model/inline-markup.ts';
import type { PageTarget } from '../../model/site.ts';
import type { TextCheck } from '../content-check.ts';
import { multisetDifference } from '../multiset-difference.ts';
import { type PlacedText, placedTexts, type TextSet } from '../text-sets.ts';
import { target } from './links.ts';

/** The markup of texts is complete, links to existing pages, is equal in every language, and does not occur in dictionaries. */
export const textMarkup: TextCheck = {
  runOn: (texts, shared) => placedTexts(texts).flatMap((text) => checkText(text, texts, shared)),
};

function checkText(
  { text, original, file, dataPath }: PlacedText,
  { base, page }: TextSet,
  shared: SharedContent,
): Diagnostic | Diagnostic[] {
  const own = markupOf(text);
  const source = original === undefined ? undefined : markupOf(original);
  if (own === none && (!source || source === none)) return [];
  const place = { file, dataPath };
  const at = `'${dataPath.join('.')}'`;
  if ('fault' in own) {
    const { predicate, hint, found } = own.fault;
    return finding('WL2030', { ...place, found }, [`${at} ${predicate}`, hint]);
  }
  const empty = own.marked.find((part) => isBlank(wordsOfParts(part.parts)));
  if (empty)
    return finding('WL2030', place, [
      `${at} has ${markupShapes[empty.kind]} without words in it.`,
      'Write the words, or remove the marks.',
    ]);
  const [first] = own.marked;
  if (first && !page) {
    const message = `${at} has ${markupShapes[first.kind]}, but dictionaries may not have markup.`;
    return finding('WL2032', { ...place, cause: `markup ${dataPath.join('.')}` }, [message, 'Remove the markup and keep its words.']);
  }
  const astray = linksIn(own.marked).flatMap(({ to }) => target(shared, to, file, dataPath).map((finding) => inText(finding, at, to)));
  if (astray.length || !source || 'fault' in source) return astray;
  if (linksIn(source.marked).some(({ to }) => target(shared, to, '', []).length)) return [];
  const related = [{ file: base?.file ?? '', dataPath, message: `The source is: “${original}”` }];
  return [...differentLinks(source.marked, own.marked), ...differentStress(source.marked, own.marked)].map(([predicate, hint]) =>
    finding('WL2031', { ...place, related }, [`${at} ${predicate}`, hint]),
  );
}

type Markup = { readonly marked: readonly MarkedPart[] } | Extract<ReturnType<typeof parseMarkup>, { fault: unknown }>;

const none: Markup = { marked: [] };

function markupOf(text: string): Markup {
  if (!mayHaveMarkup(text)) return none;
  const parsed = parseMarkup(text);
  return 'fault' in parsed ? parsed : { marked: markedIn(parsed.parts) };
}

function linksIn(marked: readonly MarkedPart[]): (LinkPart & { readonly written: string })[] {
  return marked.flatMap((part) => (part.kind === 'link' ? [{ ...part, written: targetText(part.to) }] : []));
}

/** A finding about a link, adapted to a link in a text. */
function inText({ found: _, expected, fixIntent, ...finding }: Diagnostic, at: string, to: PageTarget): Diagnostic {
  const found = `](${targetText(to)})`;
  const by = `](${targetText({ ...to, [finding.code === 'WL3003' ? 'anchor' : 'page']: expected })})`;
  return {
    ...finding,
    message: finding.message.replace('The link leads', `${at} has a link (${targetText(to)}) that leads`),
    found,
    ...(expected !== undefined && fixIntent && { expected: by, fixIntent: { ...fixIntent, changes: [{ replace: found, by }] } }),
  };
}

type Difference = readonly [predicate: string, hint: string];

function differentLinks(source: readonly MarkedPart[], own: readonly MarkedPart[]): Difference[] {
  const [wanted = [], given = []] = [source, own].map((marked) => linksIn(marked).map(({ to }) => targetText(to)));
  const lost = multisetDifference(wanted, given);
  const extra = multisetDifference(given, wanted);
  const [first] = lost;
  if (first === undefined) {
    return extra.map((link) => [`has the link (${link}), which the source text does not have.`, 'Remove it or correct its page.']);
  }
  const hint = `Write [words](${first}) around the words that lead there.`;
  const fault = extra.length
    ? `links to ${extra.join(' and ')}, but the source text links to ${lost.join(' and ')}.`
    : `must keep the link (${lost.join('), (')}) of the source text.`;
  return [[fault, hint]];
}

function differentStress(source: readonly MarkedPart[], own: readonly MarkedPart[]): Difference[] {
  const count = (marked: readonly MarkedPart[], kind: MarkedPart['kind']) => marked.filter((part) => part.kind === kind).length;
  const kinds = (['strong', 'emphasis'] as const).filter((kind) => count(source, kind) !== count(own, kind));
  if (!kinds.length) return [];
  const counts = (marked: readonly MarkedPart[]) =>
    kinds.map((kind) => `${markupShapes[kind]} ${times(count(marked, kind))}`).join(' and ');
  const hint = 'Mark the words that correspond to the marked words of the source, and no others.';
  return [[`has ${counts(own)}, but the source text has ${counts(source)}.`, hint]];
}

const times = (count: number): string => ['not at all', 'once', 'twice'][count] ?? `${count} times`;
