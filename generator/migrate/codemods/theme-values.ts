import { Node, SyntaxKind } from 'ts-morph';
import type { Codemod, Remainder } from '../codemod.ts';
import { placeOf } from '../place-of.ts';

/** `sampleReceipt` of a country stands in `values`, with what else the theme alone reads; `pixel` of the site needs a decision. */
export const themeValues: Codemod = {
  version: '0.2.0',
  title: 'Put what only the theme reads into values',
  run(file) {
    const { path, source } = file;
    const isCountry = path.startsWith('content/countries/');
    if (!isCountry && path !== 'content/site.ts') return [];
    const [call] = source
      .getDescendantsOfKind(SyntaxKind.CallExpression)
      .filter((one) => /^define(Country|Site)$/.test(one.getExpression().getText()));
    const definition = call?.getArguments()[0];
    if (!Node.isObjectLiteralExpression(definition)) return [];
    const property = definition.getProperty(isCountry ? 'sampleReceipt' : 'pixel');
    if (!property) return [];
    if (isCountry && !definition.getProperty('values')) {
      property.replaceWithText(`values: { ${property.getText()} }`);
      return [];
    }
    const message = isCountry
      ? "'sampleReceipt' belongs into the field 'values', which this country has already. Move it there."
      : "'pixel' is a matter of the theme. Write 'values: { pixel: { endpoint, question } }', and 'imageOrigins: { ORIGIN: PAGES }' with the origin of the endpoint and the pages that had it.";
    return [{ ...placeOf(file, property), message } satisfies Remainder];
  },
};
