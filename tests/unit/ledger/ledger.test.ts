import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLedger } from '../../../generator/1-load/read-ledger.ts';
import { formatFact } from '../../../generator/4-render/format-fact.ts';
import { attestedTexts } from '../../../generator/model/attested-texts.ts';
import { canonicalSource } from '../../../generator/model/canonical.ts';
import { type LedgerEntry, lineOf, statuses } from '../../../generator/model/ledger.ts';
import { wordDiff } from '../../../generator/model/word-diff.ts';
import { attestation, contract, secrecy } from './small-contract.ts';

/* The translation state of contract clauses (W2): made from the ledger's lines and the texts as they are now. */

const german = 'Der {term:customer|Kunde} hält seine Zugangsdaten geheim.';
const english = 'The {term:customer|Customer} keeps the credentials secret.';

describe('a source text', () => {
  test.each([
    ['another surface form', 'Der {term:customer|Kunden} hält seine Zugangsdaten geheim.'],
    ['no surface form', 'Der {term:customer} hält seine Zugangsdaten geheim.'],
    ['other white space', '  Der {term:customer|Kunde}\n  hält\u00a0seine Zugangsdaten geheim. '],
    ['a letter written in two parts', german.replace('ä', 'a\u0308')],
  ])('with %s is the same source', (_, edited) => {
    expect(canonicalSource(edited)).toBe(canonicalSource(german));
    expect(secrecy(edited, english, [attestation(german, english)]).state).toBe('translated');
  });

  test.each([
    ['another word', german.replace('seine', 'alle')],
    ['another term', german.replace('term:customer', 'term:provider')],
    ['another letter case', german.replace('geheim', 'Geheim')],
    ['no closing dot', german.slice(0, -1)],
  ])('with %s makes its translation stale, and its status is kept', (_, edited) => {
    const { state, entry } = secrecy(edited, english, [attestation(german, english)]);
    expect([state, entry?.source]).toEqual(['stale', canonicalSource(german)]);
  });

  test('that is edited makes stale exactly its own translations', () => {
    const texts = (changed: string) => ({
      de: { secrecy: changed, sharing: 'Niemand teilt.' },
      en: { secrecy: english, sharing: 'Nobody shares.' },
      fr: { secrecy: 'Secret.', sharing: 'Personne.' },
    });
    const before = attestedTexts(contract(texts(german)), formatFact);
    const ledger = before
      .filter(({ isSource }) => !isSource)
      .map((one) => ({ ...attestation(one.source, one.text), clause: one.clause, language: one.language }));
    const after = attestedTexts(contract(texts(german.replace('seine', 'alle')), ledger), formatFact);
    expect(after.map(({ clause, language, state }) => `${language} ${clause} ${state}`)).toEqual([
      'de use.secrecy draft',
      'de use.sharing draft',
      'en use.secrecy stale',
      'en use.sharing translated',
      'fr use.secrecy stale',
      'fr use.sharing translated',
    ]);
  });
});

describe('a text', () => {
  test('without an entry is a draft', () => {
    expect(secrecy(german, english, [])).toMatchObject({ state: 'draft', entries: [] });
  });

  test('is a draft if it is edited after its approval, and approved with its old words again', () => {
    const approved = attestation(german, english, { status: 'approved', by: 'Ida' });
    expect(secrecy(german, english.replace('keeps', 'must keep'), [approved])).toMatchObject({ state: 'draft', entry: approved });
    expect(secrecy(german, english, [approved]).state).toBe('approved');
  });

  test('is edited by another surface form, because readers see it', () => {
    expect(secrecy(german, english.replace('|Customer', '|customers'), [attestation(german, english)]).state).toBe('draft');
  });

  test('in the source language is never stale: an edit after its approval makes it a draft', () => {
    const approved = attestation(german, german, { language: 'de', status: 'approved', by: 'Ida' });
    expect(secrecy(german, english, [approved], 'de').state).toBe('approved');
    expect(secrecy(german.replace('seine', 'alle'), english, [approved], 'de').state).toBe('draft');
  });

  test('has the latest status, and the higher one of two on one day', () => {
    const [translated, reviewed] = [attestation(german, english), attestation(german, english, { status: 'reviewed', by: 'Bo' })];
    expect(secrecy(german, english, [reviewed, translated]).state).toBe('reviewed');
    expect(secrecy(german, english, [reviewed, { ...translated, at: '2026-11-03' }]).state).toBe('translated');
  });

  test('has the status of its present words, whatever entries the old words get later', () => {
    const newer = attestation(german.replace('seine', 'alle'), 'All credentials stay secret.');
    const older = attestation(german, english, { status: 'approved', at: '2026-11-09' });
    expect(secrecy(german.replace('seine', 'alle'), 'All credentials stay secret.', [newer, older]).state).toBe('translated');
  });
});

describe('a ledger', () => {
  const read = (text: string) => parseLedger(text, 'content/terms/ledger.jsonl');
  const whole = `${lineOf(attestation(german, english))}\n`;
  const reported = (text: string) => read(text).diagnostics.map(({ code, line, message }) => `${code} ${line} ${message.split(/[:,]/)[0]}`);

  test('is read as it was written', () => {
    const entries = [attestation(german, english), attestation(german, english, { status: 'reviewed', by: 'Bo „B“', note: 'two\nlines' })];
    expect(read(`${entries.map(lineOf).join('\n')}\n`)).toEqual({ ledger: entries, diagnostics: [] });
    expect(read(whole.replace('\n', '\r\n')).ledger).toHaveLength(1);
    expect(read(whole.trimEnd()).diagnostics).toEqual([]);
  });

  test.each([
    ['changed by hand', whole.replace('"translated"', '"approved"'), 'WL4021 2 This line was changed after the command attest wrote it'],
    [
      'with another order of its fields',
      `${JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(whole)).reverse()))}\n`,
      'WL4021 2 This line was changed after the command attest wrote it',
    ],
    ['with an unknown status', whole.replace('"translated"', '"done"'), 'WL4021 2 This line is not a valid entry of the ledger'],
    ['that is JSON but not an entry', 'null\n', 'WL4021 2 This line is not a valid entry of the ledger'],
    ['that is a conflict marker', '<<<<<<< ours\n', 'WL4021 2 This is a conflict marker; resolve the conflict.'],
    ['that is cut off at the end', whole.slice(0, -40), 'WL4021 2 The last line of the ledger is cut off'],
  ])('with a line %s reports its place and reads the others', (_, broken, message) => {
    expect(reported(whole + broken)).toEqual([message]);
    expect(read(whole + broken).ledger).toEqual([attestation(german, english)]);
  });

  test('reports its line if any character of it has changed', () => {
    fc.assert(
      fc.property(fc.nat(whole.length - 2), (at) => {
        const { diagnostics } = read(`${whole.slice(0, at)}${whole[at] === 'x' ? 'y' : 'x'}${whole.slice(at + 1)}`);
        expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['WL4021', 1]]);
      }),
    );
  });

  test('never stops the reader, whatever it contains and wherever it is cut off', () => {
    fc.assert(
      fc.property(fc.nat(whole.length * 2), fc.string(), (cut, noise) => {
        expect(read((whole + whole).slice(0, cut) + noise).ledger.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  const entry: fc.Arbitrary<LedgerEntry> = fc
    .record({
      source: fc.constantFrom(german, 'Geheim.'),
      text: fc.constantFrom(english, 'Secret.'),
      status: fc.constantFrom(...statuses),
      by: fc.constantFrom('Ada', 'Bo', 'Ida'),
      at: fc.constantFrom('2026-11-02', '2026-11-03'),
    })
    .map(({ source, text, ...more }) => attestation(source, text, more));

  test('gives equal states after a merge of two branches in any order and any number of merges', () => {
    const branches = fc.tuple(fc.array(entry), fc.array(entry)).chain(([ours, theirs]) => {
      const union = [...ours, ...theirs];
      return fc.tuple(fc.constant(union), fc.shuffledSubarray([...union, ...union], { minLength: union.length * 2 }));
    });
    fc.assert(
      fc.property(branches, fc.constantFrom(german, 'Geheim.'), fc.constantFrom(english, 'Secret.'), ([union, shuffled], source, text) => {
        const merged = (entries: readonly LedgerEntry[]) => {
          const { ledger } = read(entries.map((one) => `${lineOf(one)}\n`).join(''));
          const { state, entry: counting } = secrecy(source, text, ledger);
          return { state, counting };
        };
        expect(merged(shuffled)).toEqual(merged(union));
      }),
    );
  });
});

describe('the difference of two texts', () => {
  test.each([
    ['He keeps his credentials.', 'He keeps all credentials.', 'He keeps [-his-] [+all+] credentials.'],
    ['one two', 'one two three', 'one two [+three+]'],
    ['', 'new', '[+new+]'],
    ['a b c d e f g h i j k x', 'a b c d e f g h i j k y', '… h i j k [-x-] [+y+]'],
    ['x a b c d e f g h i j y', 'z a b c d e f g h i j y', '[-x-] [+z+] a b c d …'],
  ])('%s → %s', (before, after, diff) => {
    expect(wordDiff(before, after)).toBe(diff);
  });
});
