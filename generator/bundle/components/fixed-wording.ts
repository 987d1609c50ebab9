import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { elementsWithoutWording, isTranslatable, wordingAttributes } from '../../markup/translatable.ts';
import { importsOf } from '../../typescript/imports.ts';
import { childrenOf, type Node } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';
import type { ThemeGraph } from '../theme-graph.ts';
import { attributesOf, elementName, literalsOf, placeOf, wordsOf } from './syntax-tree.ts';

/** WL2021: content files that a module imports, under whatever name. */
export function importsOfContent(parsed: ParsedModule, ofContent: ThemeGraph['ofContent']): Diagnostic[] {
  return ofContent.flatMap(({ importer, file }) => {
    if (importer !== parsed.file) return [];
    const named = importsOf(parsed.program).find(({ specifier }) => nameOf(specifier) === nameOf(file));
    // A pattern imports several.
    return finding('WL2021', named ? placeOf(parsed, { start: named.span[0] }) : { file: importer, cause: `content in ${importer}` }, [
      `This imports ${file}, which is the same on the pages of every language.`,
      'Read texts and facts from the props of the template or from usePage(), which have them in the language of the page.',
    ]);
  });
}

/** The name of a module without its folder, ending and query. */
const nameOf = (specifier: string) => /([^/]*?)(?:\.\w+)?(?:\?.*)?$/.exec(specifier)?.[1];

/** WL2021: text in a component that is in no content file. Text within `translate="no"` (HTML 3.2.6.2) is a name. */
export function fixedWording(parsed: ParsedModule): Diagnostic[] {
  return wordingIn(parsed.program).map(({ node, words, place }) =>
    finding('WL2021', { ...placeOf(parsed, node) }, [
      `${place} is fixed wording: “${words}”. No translator finds it.`,
      'Put the words into the dictionary or the copy of the page and read them from there. A name that is the same in every language belongs in an element with translate="no".',
    ]),
  );
}

interface Wording {
  readonly node: Pick<Node, 'start'>;
  readonly words: string;
  /** The beginning of the message. */
  readonly place: string;
}

function wordingIn(node: Node): Wording[] {
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return childrenOf(node).flatMap(wordingIn);
  const isElement = node.type === 'JSXElement';
  const name = isElement ? elementName(node) : '';
  const attributes = isElement ? attributesOf(node) : undefined;
  const isName = literalsOf(attributes?.get('translate')?.value).some((literal) => wordsOf(literal) === 'no');
  if (isName || elementsWithoutWording.has(name)) return [];
  const ofAttributes = wordingAttributes.flatMap((attribute) =>
    literalsOf(attributes?.get(attribute)?.value).flatMap((literal) => wording(literal, `The ${attribute} of <${name}>`)),
  );
  const ofChildren = childrenOf(node)
    .filter(({ type }) => type === 'JSXText' || type === 'JSXExpressionContainer')
    .flatMap((child) =>
      (child.type === 'JSXText' ? [child] : literalsOf(child)).flatMap((text) => wording(text, name ? `The text of <${name}>` : 'A text')),
    );
  return [...ofAttributes, ...ofChildren, ...childrenOf(node).flatMap(wordingIn)];
}

function wording(node: Node, place: string): Wording[] {
  const text = node.type === 'JSXText' ? String(node.value) : wordsOf(node);
  const words = text.replace(/\s+/g, ' ').trim();
  return isTranslatable(words.replace(/&#?\w+;/g, ' '))
    ? [{ node: { start: node.start + (text.length - text.trimStart().length) }, words, place }]
    : [];
}
