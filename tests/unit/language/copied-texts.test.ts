import { expect, test } from 'vitest';
import { copiedTexts } from '../../../generator/2-check/checks/copied-texts.ts';
import { textSetsOf } from '../../../generator/2-check/text-sets.ts';
import type { Wording } from '../../../generator/model/content.ts';

const source = {
  prices: 'See all prices',
  way: 'How to find us',
  jobs: { brakes: { name: 'Set the brakes' }, gears: { name: 'Set the gears' } },
  send: 'Send the form',
  submit: 'Submit the form',
};
const polish = {
  prices: 'Zobacz ceny',
  way: 'Jak trafić',
  jobs: { brakes: { name: 'Regulacja hamulców' }, gears: { name: 'Regulacja biegów' } },
  send: 'Wyślij',
  submit: 'Wyślij',
};
const czech = {
  prices: 'Ceny',
  way: 'Cesta',
  jobs: { brakes: { name: 'Brzdy' }, gears: { name: 'Řazení' } },
  send: 'Odeslat',
  submit: 'Poslat',
};

/** The messages about a translation beside its source and, by default, another translation. */
function messages(pl: Wording, others: Readonly<Record<string, Wording>> = { cs: czech }): string[] {
  const copies = Object.entries({ en: source, pl, ...others }).map(([language, value]) => [language, { file: `${language}.ts`, value }]);
  const page = { id: 'home', definition: { value: { source: 'en' } }, copies: new Map(copies as never) };
  const findings = textSetsOf(new Map([['home', page]]) as never).flatMap((set) => copiedTexts.runOn(set, {} as never, {} as never));
  return findings.map(({ message }) => message);
}

test('a text in the place of another one of its group, and a row in that of another row, is reported', () => {
  expect(messages({ ...polish, way: 'Zobacz ceny' })).toEqual(["'way' is equal to 'prices', but its source is another: “How to find us”."]);
  expect(messages({ ...polish, jobs: { ...polish.jobs, gears: polish.jobs.brakes } })).toEqual([
    "'jobs.gears.name' is equal to 'jobs.brakes.name', but its source is another: “Set the gears”.",
  ]);
});

test('equal translations of sources with a word in common, or that another translation has too, are not reported', () => {
  expect(messages(polish)).toEqual([]);
  expect(messages({ ...polish, way: 'Zobacz ceny' }, { cs: { ...czech, way: 'Ceny' } })).toEqual([]);
  expect(messages({ ...polish, way: 'Zobacz ceny' }, {})).toEqual([]);
});
