import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { SiteCheck } from '../content-check.ts';
import { countriesOfContracts } from '../contract-countries.ts';
import { contractLists } from '../contract-lists.ts';

/** A list of the countries' contracts includes every country that has one: visitors find it nowhere else. */
export const unlistedContracts: SiteCheck = {
  name: 'unlisted-contracts',
  run: (content) =>
    contractLists(content).flatMap(({ file, dataPath, countries }) =>
      countriesOfContracts(content)
        .filter((country) => !countries.includes(country))
        .map((country): Diagnostic => {
          const name = content.countries.get(country)?.value.name ?? `'${country}'`;
          return finding('WL3035', { file, dataPath, cause: `contract of ${country} in lists` }, [
            `The contracts of ${countries.length} countries are listed here, and that of ${name} is not among them.`,
            `Add '${country}' with its contract, as the other countries have it.`,
          ]);
        }),
    ),
};
