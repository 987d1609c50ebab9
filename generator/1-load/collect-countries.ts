import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Entry } from '../model/content.ts';
import type { Country } from '../model/site.ts';

/**
 * Code → country, in the order of the files. A country whose code differs from the name of its file is reported (WL1005) and gets the code
 * of its file, so that it does not replace another country or cause further findings.
 */
export function collectCountries(files: readonly (readonly [name: string, entry: Entry<Country>])[]): {
  countries: Map<string, Entry<Country>>;
  diagnostics: Diagnostic[];
} {
  const countries = new Map<string, Entry<Country>>();
  const diagnostics: Diagnostic[] = [];
  for (const [name, { value, file }] of files) {
    countries.set(name, { value: value.code === name ? value : { ...value, code: name }, file });
    if (value.code === name) continue;
    const owner = files.find(([other]) => other === value.code)?.[1].file;
    diagnostics.push(
      finding('WL1005', {
        file,
        dataPath: ['code'],
        found: value.code,
        expected: name,
        message: `The file is named '${name}', but the country in it has the code '${value.code}'; two lower-case letters, the same in both, are expected.`,
        hint: owner ? `The country '${value.code}' is in ${owner}; write code: '${name}' here.` : 'Rename the file or correct the code.',
        ...(owner && { fixIntent: { title: `Write ${name}`, changes: [{ replace: value.code, by: name }] } }),
      }),
    );
  }
  return { countries, diagnostics };
}
