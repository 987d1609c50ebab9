import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import behaviour from '../../content/facts/behaviour.ts';
import claims from '../../content/facts/claims.ts';
import offer from '../../content/facts/offer.ts';
import type { Fact } from '../../generator/model/fact.ts';
import { root } from '../support/paths.ts';

/** Drawings are left out, because their numbers are coordinates. */
const drawings = /^illustrations\//;
/** Numbers that also mean something else everywhere: a second in milliseconds, the cents in an euro. */
const common = new Set(['1000', '100', '60', '50', '30', '24', '12', '5', '4', '3', '1']);

/** Numbers that are equal by chance. */
const chance = new Set([
  // The pause of a finger, in milliseconds.
  'enhancements/slides.ts: 150',
  // The seconds and the milliseconds of a day.
  'state/countdown.ts: 86_400',
  'pages/exhibitions/calendar.ts: 86_400_000',
  // The hundredths of a percent in a whole.
  'state/sale.ts: 10_000',
  // The time limit for an answer of a server in milliseconds, and the first status for a fault of the server (RFC 9110).
  'state/send-lead.ts: 10_000',
  'state/send-lead.ts: 500',
  // The greatest length of a message, and the number of characters left from which they are shown.
  'forms/limits.ts: 4000',
  'islands/form/characters-left.tsx: 500',
  // The time limit for sending in a tab, in milliseconds.
  'state/one-tab.ts: 15_000',
]);

const sources = readdirSync(`${root}/runtime`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !drawings.test(file))
  .map((file) => [file, withoutComments(readFileSync(`${root}/runtime/${file}`, 'utf8'))] as const);

test('K1 K4 decision 20: components read facts and do not contain constants', () => {
  const constants = new Set([behaviour, claims, offer].flatMap((file) => Object.values<Fact>(file).flatMap(writtenForms)));
  for (const one of common) constants.delete(one);
  expect([...constants]).toEqual(
    expect.arrayContaining(['249', '24900', '500', '251', '2990', '29.9', '30000', '0.6', '85652', '1000000']),
  );
  const typed = sources.flatMap(([file, source]) =>
    [...source.matchAll(/(?<![\w.#-])\d[\d_]*(?:\.\d+)?(?![\w.])/g)]
      .filter(([number]) => constants.has(number.replaceAll('_', '')))
      .map(([number]) => `${file}: ${number}`),
  );
  expect(typed.filter((place) => !chance.has(place))).toEqual([]);
});

/** The numbers that a program would write for a fact. */
function writtenForms(fact: Fact): string[] {
  if (fact.kind === 'money') return [String(fact.minor), String(fact.minor / 100)];
  if (fact.kind === 'percent') return [String(fact.basisPoints), String(fact.basisPoints / 100), String(fact.basisPoints / 10_000)];
  // The number of countries is counted from the content, and is small.
  if (fact.kind === 'count') return fact.derived ? [] : [String(fact.amount)];
  if (fact.kind !== 'duration') return [];
  const seconds = { millisecond: 0.001, second: 1, minute: 60, hour: 3600 }[fact.unit as string];
  return seconds === undefined ? [] : [String(fact.amount), String(fact.amount * seconds), String(fact.amount * seconds * 1000)];
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
