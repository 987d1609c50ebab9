import { defineCheck, defineConfig } from 'wortlaut/node';
import { taxClasses } from './runtime/goods.ts';

/** Every country has a till on its pages: goods with prices, and a rate of its law for each kind of them. */
const tills = defineCheck({
  name: 'tills',
  codes: {
    TILL0001: {
      title: 'Pages of a country have no till.',
      cause:
        'The till needs the prices of goods in the country, and the rate of tax for each kind of goods. Without one of them it is left out.',
      bad: 'values: { sampleReceipt: { coffee: 120 } }',
      good: "values: { sampleReceipt: { coffee: 120 }, goods: { … }, taxes: { vat: ['drink', …] } }",
    },
  },
  run: ({ countries, facts }) => {
    // A site that has neither goods nor taxes in any country has no till at all.
    if (![...countries.values()].some(({ value }) => value.values?.goods ?? value.values?.taxes)) return [];
    return [...countries].flatMap(([code, { value, file }]) => {
      const { goods, taxes = {} } = value.values ?? {};
      const laws = Object.keys(taxes).map((name) => `law.${code}.${name}`);
      const missing = [
        ...(goods ? [] : ['goods']),
        ...taxClasses
          .filter((taxClass) => !Object.values(taxes).some((taxed) => taxed.includes(taxClass)))
          .map((name) => `a rate for '${name}'`),
        ...laws.filter((law) => !facts.has(law)).map((law) => `the fact '${law}'`),
      ];
      if (!missing.length) return [];
      return {
        code: 'TILL0001',
        severity: 'warning',
        file,
        dataPath: ['values'],
        message: `Pages of ${value.name} have no till, because these are missing: ${missing.join(', ')}.`,
        hint: "Add them to 'values' of the country and to its law.",
      };
    });
  },
});

export default defineConfig({ checks: [tills] });
