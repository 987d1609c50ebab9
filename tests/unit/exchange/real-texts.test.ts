import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { load } from '../../../generator/1-load/load.ts';
import { type Code, decode, type Piece } from '../../../generator/exchange/codes.ts';
import { planImport } from '../../../generator/exchange/plan.ts';
import { readXliff } from '../../../generator/exchange/read-xliff.ts';
import type { ReturnedTexts } from '../../../generator/exchange/texts.ts';
import { type TextsOfFile, textsIn } from '../../../generator/exchange/units.ts';
import { writeXliff } from '../../../generator/exchange/write-xliff.ts';
import { root } from '../../support/paths.ts';

/* Every text of the real content, in all languages, goes through XLIFF 1.2 and back. */

let files: TextsOfFile[];
beforeAll(async () => {
  const { content } = await load(`${root}/content`);
  if (!content) throw new Error('The real content cannot be read.');
  files = Object.keys(content.languages.value).flatMap((language) => textsIn(content, language));
});

const returnedFrom = (text: string): ReturnedTexts => {
  const read = readXliff(Buffer.from(text));
  if ('fault' in read) throw new Error(read.fault);
  return read[0] as ReturnedTexts;
};

test('all texts return as they were exported, and none would be written', () => {
  const plans = files.map((file) => {
    const returned = returnedFrom(writeXliff(file));
    expect(returned).toMatchObject({ file: file.file, language: file.language, base: file.base });
    expect(returned.units.map(({ target }) => target && decode(target))).toEqual(file.units.map(({ targetText }) => targetText));
    expect(returned.units.map(({ source }) => decode(source))).toEqual(file.units.map(({ sourceText }) => sourceText));
    return planImport(file.units, returned.units);
  });
  const all = plans.flat();
  expect(all.length).toBeGreaterThan(4000);
  expect(all.filter(({ outcome }) => outcome !== 'untouched')).toEqual([]);
});

test('only plurals, choices and approved texts are locked', () => {
  const locked = files.flatMap(({ units }) => units.filter(({ isLocked, state }) => isLocked && state !== 'approved'));
  expect(locked.length).toBeGreaterThan(0);
  expect(locked.filter(({ sourceText }) => !/, (?:plural|select)/.test(sourceText))).toEqual([]);
});

const hasCodes = (pieces: readonly Piece[] = []) => pieces.filter((piece) => typeof piece !== 'string').length > 1;

test('the order of codes is free, and a reordered text is written as it came', () => {
  const units = files.flatMap((file) =>
    file.units.filter(({ isLocked, target }) => !isLocked && hasCodes(target)).map((unit) => ({ file, unit })),
  );
  fc.assert(
    fc.property(fc.constantFrom(...units), fc.infiniteStream(fc.nat()), ({ file, unit }, numbers) => {
      const pieces = [...(unit.target ?? [])];
      const codes = pieces.filter((piece): piece is Code => typeof piece !== 'string');
      const shuffled = codes.map((code) => [numbers.next().value as number, code] as const).sort(([a], [b]) => a - b);
      const target = pieces.map((piece) => (typeof piece === 'string' ? piece : (shuffled.pop()?.[1] as Code)));
      const [planned] = planImport([unit], returnedFrom(writeXliff({ ...file, units: [{ ...unit, target }] })).units);
      const text = decode(target);
      expect(planned).toMatchObject(text === unit.targetText ? { outcome: 'untouched' } : { outcome: 'translated', text });
    }),
    { numRuns: 300, seed: 1 },
  );
});

describe('a damaged unit is refused with its remedy', () => {
  const exported = () => {
    const file = files.find((one) => one.file === 'content/terms/common/fr.ts') as TextsOfFile;
    const unit = file.units.find(({ key }) => key === 'clauses.scope.age');
    if (!unit) throw new Error('The clause is missing.');
    return { unit, text: writeXliff({ ...file, units: [unit] }) };
  };
  const target = (text: string) => /<target.*<\/target>/.exec(text)?.[0] ?? '';
  test.each<[string, (text: string) => string, RegExp]>([
    [
      'a deleted code',
      (text) => text.replace(target(text), (found) => found.replace(/<g id="2">.*?<\/g>/, '')),
      /code g2 .*terms\.minimumAge.* is missing\. Put it back; in the source it is after “/,
    ],
    ['a repeated value', (text) => text.replace('</target>', '<g id="2">ans</g></target>'), /occurs 2 times, and 1 in the source/],
    ['a code with another number', (text) => text.replace('</target>', '<g id="9">x</g></target>'), /code g9 is not in the source/],
    ['another kind of code', (text) => text.replace('</target>', '<x id="2"/></target>'), /code x2 is not in the source/],
    [
      'a code inside of another',
      (text) => text.replace(target(text), (found) => found.replace(/(<g id="1">.*?)<\/g>(.*)(<g id="2">.*?<\/g>)/, '$1$3</g>$2')),
      /inside of/,
    ],
    ['altered source text', (text) => text.replace('Jahre', 'Monate</g><g id="3" ctype="x-term%3Ax">'), /source text was changed/],
    ['altered data of a code', (text) => text.replace('minimumAge', 'trial'), /source text was changed/],
    ['lost hashes', (text) => text.replace(/ extradata="[^"]*"/, ''), /hashes .* are missing/],
    ['a unit that occurs twice', (text) => text.replace(/<trans-unit[\s\S]*<\/trans-unit>\n/, '$&$&'), /occurs twice/],
    ['a typed brace', (text) => text.replace('</target>', ' {brand:email}</target>'), /brace/],
    ['a straight apostrophe', (text) => text.replace('</target>', " d'accord</target>"), /straight apostrophe/],
    ['a control character', (text) => text.replace('</target>', '\u007f</target>'), /control character/],
  ])('%s', (_, damage, sentence) => {
    const { unit, text } = exported();
    const damaged = damage(text);
    expect(damaged).not.toBe(text);
    const plan = planImport([unit], returnedFrom(damaged).units);
    expect(plan.map(({ outcome, fault }) => `${outcome} ${fault}`)).toContainEqual(expect.stringMatching(sentence));
    expect(plan.some(({ outcome }) => outcome === 'refused')).toBe(true);
  });

  test.each<[string, (text: string) => Uint8Array, RegExp]>([
    ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), /is not UTF-8/],
    ['a declared entity', (text) => Buffer.from(text.replace('<xliff', '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff')), /declares entities/],
    ['a cut file', (text) => Buffer.from(text.slice(0, -30)), /not well-formed/],
    ['another format', () => Buffer.from('<html xmlns="x"/>'), /begins with <html>/],
    ['another version', (text) => Buffer.from(text.replace('version="1.2"', 'version="2.1"')), /is XLIFF 2\.1/],
    ['too many bytes', () => Buffer.alloc(33 * 1024 * 1024), /are the limit/],
  ])('the whole file: %s', (_, damage, sentence) => {
    const read = readXliff(damage(exported().text));
    expect('fault' in read && read.fault).toMatch(sentence);
  });

  test.each([
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    [
      'plain spaces and apostrophes',
      (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(target(text), (found) => found.replaceAll('’', "'")),
    ],
  ])('what tools do to a whole file is no change: %s', (_, change) => {
    const { unit, text } = exported();
    expect(planImport([unit], returnedFrom(change(text)).units)[0]?.outcome).toMatch(/untouched|flattened/);
  });
});
