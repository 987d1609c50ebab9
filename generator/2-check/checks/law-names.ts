import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../../model/content.ts';
import { entryOf } from '../../model/entry-of-text.ts';
import { namesOf } from '../../model/fact.ts';
import { isLaw } from '../../model/law.ts';
import { wholeWords } from '../../model/literal-pattern.ts';
import { memoize } from '../../model/memoize.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import { isHidden, readersIn, readersOfText } from '../readers-of-texts.ts';
import type { PlacedText } from '../text-sets.ts';

/**
 * WL4051, WL4052: names of law belong to one country, so only its readers read them, beside a fact of that law. WL4057: names of
 * capabilities, such as ways to pay, wait until these hold.
 */
export const lawNames: TextCheck = {
  runOn: ({ page, files }, content, { today }) => {
    const names = namesIn(content.facts);
    if (!names) return [];
    return files.flatMap(({ file, language, leaves }) =>
      leaves.flatMap(({ path, value: text }) => {
        if (typeof text !== 'string' || text.search(names.pattern) < 0 || isHidden(content, page, path, today)) return [];
        const group = String(path.slice(0, -1));
        const beside = leaves.flatMap((leaf) => (String(leaf.path.slice(0, -1)) === group ? String(leaf.value) : []));
        const readers = readersOfText(content, page, { language, path });
        return faultsIn(names, { text, beside, file, dataPath: path, about: page && entryOf(page, path).about, readers });
      }),
    );
  },
};

/** WL4051, WL4052, WL4057 in structures, whose words are shown in every language. Pages with equal words have one report. */
export const lawNamesInStructures: SiteCheck = {
  run: (content) => {
    const names = namesIn(content.facts);
    if (!names) return [];
    const faultsOf = (page: Page) =>
      stringsIn(page.definition.value.structure, ['structure']).flatMap((text) =>
        text.text.search(names.pattern) < 0
          ? []
          : faultsIn(names, { ...text, beside: [], file: page.definition.file, readers: readersIn(content, page) }).map((fault) => ({
              ...fault,
              cause: `${fault.found} in “${text.text}”`,
            })),
      );
    return [...content.pages.values()].flatMap(faultsOf);
  },
};

interface TextToSearch extends Pick<PlacedText, 'text' | 'file' | 'dataPath'> {
  /** The texts of its group, itself included. */
  readonly beside: readonly string[];
  readonly about: string | undefined;
  readonly readers: readonly string[];
}

/** Every text in a structure, with the country that the nearest group around it is about. */
function stringsIn(value: unknown, dataPath: readonly string[], about?: string): Pick<TextToSearch, 'text' | 'dataPath' | 'about'>[] {
  if (typeof value === 'string') return [{ text: value, dataPath, about }];
  if (typeof value !== 'object' || value === null) return [];
  const own = 'about' in value ? String(value.about) : about;
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, [...dataPath, key], own));
}

interface Names {
  /** Finds any name as a whole word with its capitals. */
  readonly pattern: RegExp;
  /** Name → its fact. */
  readonly owners: ReadonlyMap<string, Owner>;
}

interface Owner {
  readonly id: string;
  readonly isLaw: boolean;
  /** Whether it is a capability that the product does not have. */
  readonly isMissing: boolean;
  readonly countries: readonly string[];
}

/** The names of all laws and capabilities. Cached: equal for every text. Undefined for a site without any. */
const namesIn = memoize((facts: SharedContent['facts']): Names | undefined => {
  const owners = new Map<string, Owner>();
  for (const [id, { value }] of facts)
    for (const name of namesOf(value)) {
      const countries = [...new Set([...(owners.get(name)?.countries ?? []), ...(value.countries ?? [])])];
      owners.set(name, { id, isLaw: isLaw(value), isMissing: value.kind === 'capability' && !value.holds, countries });
    }
  return owners.size ? { pattern: wholeWords([...owners.keys()], 'gu'), owners } : undefined;
}, new WeakMap());

function faultsIn({ pattern, owners }: Names, { text, beside, file, dataPath, about, readers }: TextToSearch): Diagnostic[] {
  const where = `'${dataPath.join('.')}'`;
  return [...text.matchAll(pattern)].flatMap(({ 0: name, index }) => {
    const fact = owners.get(name);
    if (!fact) return [];
    const { countries: own } = fact;
    const [owner = ''] = own;
    if (about !== undefined && own.includes(about)) return [];
    const place = { file, dataPath, part: [index, index + name.length] as const, found: name };
    if (fact.isMissing)
      return finding('WL4057', place, [
        `${where} names ${name}, but the capability '${fact.id}' does not hold.`,
        'Leave it out. If the product has it, write holds: true and its source.',
      ]);
    const country = own.length ? readers.find((one) => !own.includes(one)) : undefined;
    if (country !== undefined)
      return finding('WL4051', place, [
        `${where} names ${name}, which is ${fact.isLaw ? 'law in' : 'for'} ${own.join(', ')}, but is read in ${country}.`,
        `Write what applies in ${country}. If the entry is about ${owner}, such as an event there, give it about: '${owner}'.`,
      ]);
    if (!fact.isLaw) return [];
    if (beside.flatMap(tokensIn).some(({ kind, id }) => kind === 'fact' && own.some((code) => id.startsWith(`law.${code}.`)))) return [];
    return finding('WL4052', place, [
      `${where} names ${name}, but neither it nor a text beside it prints a fact of law.`,
      `Print a fact of content/facts/law/${owner}.ts, such as the norm: {fact:law.${owner}.…|norm}.`,
    ]);
  });
}
