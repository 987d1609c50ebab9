import { finding } from '../../diagnostics/diagnostic.ts';
import type { SiteCheck } from '../content-check.ts';
import { contractLists, countriesOfContracts } from '../contract-lists.ts';

/** A list of the countries' contracts includes every country that has one: visitors find it nowhere else. */
export const unlistedContracts: SiteCheck = {
  run: (content) =>
    contractLists(content).flatMap(({ file, dataPath, countries }) =>
      countriesOfContracts(content)
        .filter((country) => !countries.includes(country))
        .map((country) => {
          const name = content.countries.get(country)?.value.name ?? `'${country}'`;
          return finding('WL3035', { file, dataPath, cause: `contract of ${country} in lists` }, [
            `The contracts of ${countries.length} countries are listed here, but that of ${name} is missing.`,
            `Add '${country}' with its contract, as for the other countries.`,
          ]);
        }),
    ),
};
