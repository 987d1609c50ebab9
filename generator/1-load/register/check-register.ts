import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SharedContent } from '../../model/content.ts';
import type { ContentFolder } from '../content-folder.ts';
import { readSoundText } from '../refuse/bytes.ts';
import { positionsIn } from '../refuse/positions-in.ts';
import { deletion, insertion, lineOf } from './line-edits.ts';
import { type Register, readRegister } from './read-register.ts';

const path = 'register.ts';

/** A file that must be in a list of the register. */
interface Listed {
  /** The name of the interface. */
  readonly list: string;
  readonly key: string;
  /** Relative to the folder. */
  readonly file: string;
}

/** WL1022: files missing in `content/register.ts`, and listed files that do not exist. Registers in another form are not checked. */
export function checkRegister(folder: ContentFolder, content: SharedContent | undefined): Diagnostic[] {
  const text = folder.modules.files.has(path) ? readSoundText(join(folder.path, path)) : undefined;
  const register = text === undefined ? undefined : readRegister(text);
  if (!register?.lists.size) return [];
  const { files } = folder.modules;
  const facts = folder.files.flatMap((file): Listed[] => {
    const [, key] = /^facts\/([^/]+)\.ts$/.exec(file) ?? [];
    return key === undefined ? [] : [{ list: 'FactFiles', key, file }];
  });
  const source = content?.site.value.sourceLanguage;
  const others: readonly Listed[] = [
    { list: 'BrandFile', key: 'brand', file: 'brand.ts' },
    { list: 'PageList', key: 'pages', file: 'pages/pages.ts' },
    ...(source === undefined ? [] : [{ list: 'SourceDictionary', key: 'dictionary', file: `dictionaries/${source}.ts` }]),
  ];
  const file = `${folder.name}/${path}`;
  return [
    ...[...facts, ...others.filter((one) => files.has(one.file))].flatMap((one) => missing(one, register, file)),
    ...gone(register, { file, isThere: (named) => files.has(named) || others.some((one) => one.file === named) }),
  ];
}

function missing({ list, key, file: listed }: Listed, register: Register, file: string): Diagnostic[] {
  const { text, imports, lists } = register;
  const found = lists.get(list);
  // The register has another form.
  if (!found) return [];
  const entry = found.entries.find((one) => one.key === key);
  const known = imports.find(({ name }) => name === entry?.name);
  if (known?.specifier === `./${listed}`) return [];
  const place = { code: 'WL1022', severity: 'error', file } as const;
  if (known) {
    const [oldText, newText] = [known.specifier, `./${listed}`];
    const inside = positionsIn(text, known.from + 1, known.to - 1);
    return [
      {
        ...place,
        ...positionsIn(text, known.from, known.to),
        message: `The register takes '${key}' from ${oldText}, but it stands in ${newText}.`,
        hint: `Write '${newText}' here.`,
        cause: `register ${listed}`,
        fix: { title: `Write '${newText}'`, edits: [{ file, ...inside, oldText, newText }] },
      },
    ];
  }
  if (entry) return [];
  const name = freeName(key, register);
  const importLine = `import type ${name} from './${listed}';`;
  const entryLine = `${/^[\w$]+$/.test(key) ? key : `'${key}'`}: typeof ${name};`;
  const behind = imports.find(({ specifier }) => specifier > `./${listed}`);
  const last = imports.at(-1);
  const next = found.entries.find((one) => one.key > key);
  const edits = [
    insertion(text, behind?.at ?? (last ? lineOf(text, last.at).to : 0), importLine),
    insertion(text, next?.at ?? found.end, entryLine, next ? 0 : 2),
  ];
  return [
    {
      ...place,
      ...positionsIn(text, found.at, found.at + `interface ${list}`.length),
      message: `The register does not list ${file.slice(0, -path.length)}${listed}, so for the compiler nothing that stands there exists.`,
      hint: `Add the line \`${importLine}\` to the imports, and \`${entryLine}\` to the lines of ${list}.`,
      cause: `register ${listed}`,
      fix: { title: `List ${listed}`, edits: edits.map((edit) => ({ file, ...edit })) },
    },
  ];
}

/** The name of a file as an identifier that the register does not use yet: `opening-hours` → `openingHours`. */
function freeName(key: string, { imports }: Register): string {
  const name = key.replace(/[^\w$]+(\w?)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, '_');
  const taken = new Set(imports.map((one) => one.name));
  return taken.has(name) || reserved.has(name) ? `${name}Facts` : name;
}

const reserved = new Set(
  'case class const default delete do else enum export for function if import in new return switch this throw try typeof var void while with'.split(
    ' ',
  ),
);

interface Looking {
  readonly file: string;
  readonly isThere: (path: string) => boolean;
}

function gone({ text, imports, lists }: Register, { file, isThere }: Looking): Diagnostic[] {
  return imports.flatMap(({ name, specifier, at, from, to }): Diagnostic[] => {
    const named = specifier.replace(/^\.\//, '');
    if (!specifier.startsWith('./') || isThere(named)) return [];
    const entries = [...lists.values()].flatMap((list) => list.entries.filter((entry) => entry.name === name));
    const edits = [at, ...entries.map((entry) => entry.at)].map((one) => deletion(text, one));
    return [
      {
        code: 'WL1022',
        severity: 'error',
        file,
        ...positionsIn(text, from, to),
        message: `The register lists ${specifier}, which does not exist.`,
        hint: `Take this line out, and with it the line that ends with \`typeof ${name}\`; or put the file back.`,
        cause: `register ${named}`,
        ...(edits.every((edit) => edit !== undefined) && {
          fix: { title: `Take ${named} out of the register`, edits: edits.flatMap((edit) => (edit ? { file, ...edit } : [])) },
        }),
      },
    ];
  });
}
