import type { PropsType } from '../template-shapes/template-props.ts';
import type { ContentNames } from './content-names.ts';

interface Declared {
  readonly names: ContentNames;
  /** Template → the type of its props. */
  readonly templates: ReadonlyMap<string, PropsType>;
  /** The module specifier of a file of the content folder. */
  readonly ofContent: (path: string) => string;
  /** The module specifier of a file of the site. */
  readonly ofSite: (path: string) => string;
}

/**
 * The declarations by which `wortlaut` knows the names of a site: a module that fills the interfaces of `model/register.ts`. Anchors are
 * literals, because pages link to each other: a type that came from their files would depend on itself.
 */
export function declarationsOf({ names, templates, ofContent, ofSite }: Declared): string {
  const { facts, hasBrand, dictionary, pages } = names;
  const defaultOf = (path: string) => `typeof import(${quoted(ofContent(path))})['default']`;
  const interfaces = [
    declared(
      'FactFiles',
      facts.map((name) => [name, defaultOf(`facts/${name}.ts`)]),
    ),
    declared('BrandFile', hasBrand ? [['brand', defaultOf('brand.ts')]] : []),
    declared('SourceDictionary', dictionary === undefined ? [] : [['dictionary', defaultOf(`dictionaries/${dictionary}.ts`)]]),
    declared(
      'PageList',
      [...pages].map(([id, anchors]) => [id, unionOf(anchors)]),
    ),
    declared(
      'TemplateList',
      [...templates].map(([name, { module, type }]) => [name, `import(${quoted(ofSite(module))}).${type}`]),
    ),
  ];
  return `/* Generated from the files of the content and the theme. */\nexport {};\n\ndeclare module 'wortlaut' {\n${interfaces.join('')}}\n`;
}

const declared = (name: string, entries: readonly (readonly [key: string, type: string])[]) =>
  `  interface ${name} {\n${entries.map(([key, type]) => `    ${quoted(key)}: ${type};\n`).join('')}  }\n`;

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Without anchors that are known, any name is right for the compiler, and the checks decide. */
const unionOf = (anchors: readonly string[] | undefined) => (anchors ? anchors.map(quoted).join(' | ') || 'never' : 'string');
