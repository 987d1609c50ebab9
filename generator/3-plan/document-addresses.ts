import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { SharedContent } from '../model/content.ts';
import { type DocumentAddress, outputOf } from '../model/manifest.ts';
import { isReserved } from '../model/reserved-addresses.ts';
import { addressIn, unprefixedLocale } from '../model/resolver.ts';
import { addressKey } from './shadowed.ts';

/** A file that the theme writes for every locale. */
export type DocumentToPlan = Pick<DocumentAddress, 'name' | 'type'>;

/** The files of the theme in each locale: `/en/feed.xml`. WL6024 for a malformed name, and for one whose address is taken. */
export function documentAddresses(
  { locales, site }: SharedContent,
  documents: readonly DocumentToPlan[],
  taken: readonly string[],
): { addresses: DocumentAddress[]; diagnostics: Diagnostic[] } {
  if (documents.length === 0) return { addresses: [], diagnostics: [] };
  const unprefixed = unprefixedLocale(site.value);
  const takenPaths = new Map(taken.map((path) => [addressKey(path), path]));
  const diagnostics: Diagnostic[] = [];
  const addresses = documents.flatMap(({ name, type }) => {
    const inLocales = locales.map((locale) => ({ locale, path: addressIn({ unprefixed }, locale, name) }));
    const fault = faultOf(name) ?? inLocales.map(({ path }) => clash(path, takenPaths)).find((one) => one !== undefined);
    if (!fault) return inLocales.map(({ locale, path }) => ({ path, output: outputOf(path), name, type, locale }));
    const message = `The document '${name}' of the theme ${fault}.`;
    diagnostics.push(finding('WL6024', { file: 'runtime/theme.ts' }, [message, "Give it another name under 'documents'."]));
    return [];
  });
  return { addresses, diagnostics };
}

const fileName = /^[a-z\d][a-z\d-]*(?:\.[a-z\d]+)+$/;

function faultOf(name: string): string | undefined {
  if (!fileName.test(name)) return "is not the name of one file in lower case with an ending, as 'feed.xml' is";
  return name.endsWith('.html') ? 'ends like a page; pages come from content/pages alone' : undefined;
}

function clash(path: string, takenPaths: ReadonlyMap<string, string>): string | undefined {
  const page = takenPaths.get(addressKey(path));
  if (page !== undefined) return `has the address ${path}, where ${page} is already`;
  return isReserved(path.slice(1)) ? `has the address ${path}, where the build writes a file of its own` : undefined;
}
