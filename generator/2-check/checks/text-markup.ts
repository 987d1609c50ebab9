import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { SharedContent } from '../../model/content.ts';
import { isGap } from '../../model/gap.ts';
import {
  type LinkPart,
  type MarkedPart,
  markedIn,
  markupShapes,
  mayHaveMarkup,
  parseMarkup,
  targetText,
} from '../../model/inline-markup.ts';
import type { PageTarget } from '../../model/site.ts';
import type { TextCheck } from '../content-check.ts';
import type { TextFile, TextSet } from '../text-sets.ts';
import { target } from './links.ts';

/** The markup of texts is complete, links to existing pages, is equal in every language, and does not occur in dictionaries. */
export const textMarkup: TextCheck = {
  name: 'text-markup',
  runOn: (texts, shared) => texts.files.flatMap((file) => checkFile(file, texts, shared)),
};

function checkFile(file: TextFile, { base, page }: TextSet, shared: SharedContent): Diagnostic[] {
  const { leaves, originals, marked } = file;
  if (!marked.length && !base?.marked.length) return [];
  return leaves.flatMap((leaf, index) => {
    const text = leaf.value;
    const original = originals?.values[index];
    if (isGap(text)) return [];
    const own = markupOf(text);
    if (own === none && (typeof original !== 'string' || markupOf(original) === none)) return [];
    const place = { file: file.file, dataPath: leaf.path };
    const at = `'${leaf.path.join('.')}'`;
    if ('fault' in own) {
      const { says, hint, found } = own.fault;
      return [finding('WL2030', { ...place, found }, [`${at} ${says}`, hint])];
    }
    const [first] = own.marked;
    if (first && !page) {
      const message = `${at} has ${markupShapes[first.kind]}, but texts of the dictionary are plain words.`;
      return [finding('WL2032', { ...place, cause: `markup ${leaf.path.join('.')}` }, [message, 'Remove the markup and keep its words.'])];
    }
    const astray = linksIn(own.marked).flatMap(({ to }) =>
      target(shared, to, place.file, place.dataPath).map((finding) => inText(finding, at, to)),
    );
    const source = typeof original === 'string' ? markupOf(original) : undefined;
    if (astray.length || !source || 'fault' in source) return astray;
    if (linksIn(source.marked).some(({ to }) => target(shared, to, '', []).length)) return [];
    return differences(source.marked, own.marked).map(({ says, hint }) =>
      finding('WL2031', {
        ...place,
        message: `${at} ${says}`,
        hint,
        related: [{ file: base?.file ?? '', dataPath: leaf.path, message: `The source says: “${original}”` }],
      }),
    );
  });
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
  const right =
    expected === undefined
      ? undefined
      : `](${targetText(finding.code === 'WL3003' ? { ...to, anchor: expected } : { ...to, page: expected })})`;
  return {
    ...finding,
    message: finding.message.replace('The link leads', `${at} has a link (${targetText(to)}) that leads`),
    found,
    ...(right !== undefined && fixIntent && { expected: right, fixIntent: { ...fixIntent, changes: [{ replace: found, by: right }] } }),
  };
}

interface Difference {
  readonly says: string;
  readonly hint: string;
}

function differences(source: readonly MarkedPart[], own: readonly MarkedPart[]): Difference[] {
  return [...differentLinks(source, own), ...differentStress(source, own)];
}

function differentLinks(source: readonly MarkedPart[], own: readonly MarkedPart[]): Difference[] {
  const [wanted = [], given = []] = [source, own].map((marked) => linksIn(marked).map(({ to }) => targetText(to)));
  const lost = without(wanted, given);
  const extra = without(given, wanted);
  const [first] = lost;
  if (first === undefined) {
    return extra.map((link) => ({
      says: `has the link (${link}), which the source text does not have.`,
      hint: 'Remove it or correct its page.',
    }));
  }
  const hint = `Write [words](${first}) around the words that lead there.`;
  return extra.length
    ? [{ says: `links to ${extra.join(' and ')}, but the source text links to ${lost.join(' and ')}.`, hint }]
    : [{ says: `must keep the link (${lost.join('), (')}) of the source text.`, hint }];
}

/** What the first list has more often than the second. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function differentStress(source: readonly MarkedPart[], own: readonly MarkedPart[]): Difference[] {
  const count = (marked: readonly MarkedPart[], kind: MarkedPart['kind']) => marked.filter((part) => part.kind === kind).length;
  const kinds = (['strong', 'emphasis'] as const).filter((kind) => count(source, kind) !== count(own, kind));
  if (!kinds.length) return [];
  const said = (marked: readonly MarkedPart[]) => kinds.map((kind) => `${markupShapes[kind]} ${times(count(marked, kind))}`).join(' and ');
  const hint = 'Mark the words that say what the marked words of the source say, and no others.';
  return [{ says: `has ${said(own)}, but the source text has ${said(source)}.`, hint }];
}

const times = (count: number): string => ['not at all', 'once', 'twice'][count] ?? `${count} times`;
