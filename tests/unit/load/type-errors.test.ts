import { expect, test } from 'vitest';
import { describe } from '../../../generator/1-load/type-errors.ts';

/* Errors of the compiler as they are reported. */

const described = (text: string) => {
  const { code, message, hint } = describe({ file: 'content/pages/home/de.ts', line: 1, column: 1, number: 'TS2322', text });
  return [code, message, hint];
};

test('the code of a message comes from its end, whatever the names of the texts', () => {
  const text = `Type '""' is not assignable to type '"'form.placeholder' is empty. Write the text. (WL2007)"'.`;
  expect(described(text)).toEqual(['WL2007', "'form.placeholder' is empty.", 'Write the text.']);
});

test('of several messages the last one is reported', () => {
  const messages = `"'lead' must use the argument {days}. (WL2026)" | "'lead' must use the argument {price}. (WL2026)"`;
  expect(described(`Type '"Now"' is not assignable to type '${messages}'.`)).toEqual([
    'WL2026',
    "'lead' must use the argument {price}.",
    undefined,
  ]);
});

test('an error without a message keeps the words of the compiler', () => {
  const text = `Type '"out (WL9999)"' is not assignable to type 'number'.\nThe expected type is here.`;
  expect(described(text)).toEqual([
    'WL6006',
    `Type '"out (WL9999)"' is not assignable to type 'number'. (TS2322)`,
    'Give the value the type that its place asks for.',
  ]);
});

test('a word that is not one of a few is reported with them', () => {
  expect(described(`Type '"out (WL9999)"' is not assignable to type '"home" | "away"'.`)).toEqual([
    'WL6006',
    "'out (WL9999)' is not one of the values that fit here. (TS2322)",
    'The values are home, away.',
  ]);
});

const html = 'DetailedHTMLProps<HTMLAttributes<HTMLParagraphElement>, HTMLParagraphElement>';
test.each([
  [
    `Type '{ class: string; }' is not assignable to type '${html}'.\n  Property 'class' does not exist on type '${html}'. Did you mean 'className'?`,
    "'class' does not exist here. (TS2322)",
    "Did you mean 'className'?",
  ],
  [
    `Type '{ sise: number; }' is not assignable to type 'IntrinsicAttributes & Props'.\n  Property 'sise' does not exist on type 'IntrinsicAttributes & Props'.`,
    "'sise' does not exist here. (TS2322)",
    expect.stringMatching(/^Remove it, or correct its name\./),
  ],
  [
    "Property 'headng' does not exist on type '{ readonly heading: Localized; }'. Did you mean 'heading'?",
    "'headng' does not exist here. (TS2322)",
    "Did you mean 'heading'?",
  ],
  ["Property 'blink' does not exist on type 'JSX.IntrinsicElements'.", "HTML has no element 'blink'. (TS2322)", expect.anything()],
  [
    `Type '"tekst"' is not assignable to type 'NameIn<TemplateList>'.`,
    "The template 'tekst' does not exist. (TS2322)",
    'The templates are in runtime/templates.ts.',
  ],
  [
    `Type '"servces"' is not assignable to type 'NameIn<PageList>'. Did you mean '"services"'?`,
    "The page 'servces' does not exist. (TS2322)",
    "Did you mean 'services'?",
  ],
  [
    `Type '"submitt"' is not assignable to type '"button" | "reset" | "submit" | undefined'. Did you mean '"submit"'?`,
    "'submitt' is not one of the values that fit here. (TS2322)",
    "Did you mean 'submit'?",
  ],
])('a mistake in a component is told in its own words: %s', (text, message, hint) => {
  expect(described(text)).toEqual(['WL6006', message, hint]);
});
