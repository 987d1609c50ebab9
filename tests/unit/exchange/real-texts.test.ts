import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { load } from '../../../generator/1-load/load.ts';
import { formatFact } from '../../../generator/4-render/format-fact.ts';
import { encode } from '../../../generator/exchange/codes.ts';
import { formatNames, formats, readReturnedFile } from '../../../generator/exchange/formats.ts';
import { labelled, splitLabels } from '../../../generator/exchange/labels.ts';
import { planImport } from '../../../generator/exchange/plan.ts';
import { po } from '../../../generator/exchange/po.ts';
import type { ExchangedTexts, Format } from '../../../generator/exchange/texts.ts';
import { hashOfTarget, type TextsOfFile, textsIn, type Unit } from '../../../generator/exchange/units.ts';
import { xliff, xliff2 } from '../../../generator/exchange/xliff.ts';
import { root } from '../../support/paths.ts';

/* Every text of the real content, in all languages, goes through each format and back. */

let files: TextsOfFile[];
beforeAll(async () => {
  const { content } = await load(`${root}/content`);
  if (!content) throw new Error('The real content cannot be read.');
  files = Object.keys(content.languages.value).flatMap((language) => textsIn(content, language, formatFact));
});

/** The plan for a file that a tool returns. */
function planned({ read }: Pick<Format, 'read'>, units: readonly Unit[], text: string) {
  const returned = read(text);
  if ('fault' in returned) throw new Error(returned.fault);
  return planImport(units, returned[0]?.units ?? []);
}

/** One of many, which a failure prints as its index. */
const oneOf = (all: readonly { readonly file: TextsOfFile; readonly unit: Unit }[]) =>
  fc.nat({ max: all.length - 1 }).map((index) => all[index] as (typeof all)[number]);

/** A text as the next export writes it. */
function encodedAgain(text: string, { labels, branch }: Unit): string | undefined {
  const placeholders = [...labels].filter(([label]) => label.startsWith('x')).map(([, name]) => name.split('|')[0]);
  const isPlaceholder = ({ kind, id }: { kind: string; id: string }) => placeholders.includes(`${kind}:${id}`);
  return labelled(encode(text, { isPlaceholder, isBranch: branch !== undefined }) ?? [], labels);
}

/** A unit whose translation got more words. */
const edited = (unit: Unit, words: string): Unit => {
  const targetText = `${unit.targetText}${words}`;
  return { ...unit, target: `${unit.target}${words}`, targetText, txt: hashOfTarget(targetText) };
};

const isText = (unit: Unit) => !unit.isLocked && unit.target !== undefined;

describe.each(formatNames)('%s', (name) => {
  let format: Format;
  beforeAll(async () => {
    format = await formats[name].load();
  });

  test('all texts return as they were exported, and none would be written', () => {
    const outcomes = files.flatMap((file) => {
      const text = format.write(file);
      const returned = format.read(text);
      expect(returned).toMatchObject([{ file: file.file, language: file.language, base: file.base }]);
      return planned(format, file.units, text);
    });
    expect(outcomes.length).toBeGreaterThan(5300);
    expect(outcomes.filter(({ outcome, text }) => outcome !== 'untouched' || text !== undefined)).toEqual([]);
  });

  test('the order of codes is free, and a reordered text is written as it came and exported like that', () => {
    const all = files.flatMap((file) =>
      file.units.filter((unit) => isText(unit) && partsOf(unit).length > 4).map((unit) => ({ file, unit })),
    );
    fc.assert(
      fc.property(oneOf(all), fc.infiniteStream(fc.nat()), ({ file, unit }, numbers) => {
        const order = partsOf(unit).flatMap((part, index) => (index % 2 ? [[numbers.next().value as number, part] as const] : []));
        const codes = order.toSorted(([a], [b]) => a - b).map(([, code]) => code);
        const target = partsOf(unit)
          .map((part, index) => (index % 2 ? (codes.pop() as string) : part))
          .join('');
        const [plan] = planned(format, [unit], format.write({ ...file, units: [{ ...unit, target }] }));
        const isSame = named(target, unit) === named(unit.target ?? '', unit);
        expect(plan?.outcome).toBe(isSame ? 'untouched' : 'translated');
        if (!isSame) expect(named(encodedAgain(plan?.text ?? '', unit) ?? '', unit)).toBe(named(target, unit));
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('a tool that drops all codes, like xliff2po, is refused for each text that has some', () => {
    const units = french().units.filter((unit) => isText(unit) && splitLabels(unit.target ?? '').length > 1);
    const target = (unit: Unit) =>
      splitLabels(unit.target ?? '')
        .filter((_, index) => index % 2 === 0)
        .join('');
    const text = format.write({ ...french(), units: units.map((unit) => ({ ...unit, target: target(unit) })) });
    const plans = planned(format, units, text);
    expect(plans.length).toBeGreaterThan(40);
    expect(plans.filter(({ outcome, fault = '' }) => outcome !== 'refused' || !/^the code [gx]\d+ .* is missing/.test(fault))).toEqual([]);
  });

  test('a text that changed on either side is never lost, in whatever order they are edited, exported and imported', () => {
    const all = files.flatMap((file) => file.units.filter(isText).map((unit) => ({ file, unit })));
    const words = fc.constantFrom('', ' autres', ' noch mehr');
    const step = fc.record({ act: fc.constantFrom('export', 'edit', 'import'), words, which: fc.nat() });
    fc.assert(
      fc.property(oneOf(all), fc.array(step, { minLength: 2, maxLength: 8 }), ({ file, unit }, steps) => {
        let present = unit;
        const exports = [{ unit, file }];
        for (const { act, words: added, which } of steps) {
          if (act === 'export') exports.push({ unit: present, file });
          else if (act === 'edit') present = edited(present, added);
          else {
            const { unit: exported } = exports[which % exports.length] as (typeof exports)[number];
            const text = format.write({ ...file, units: [{ ...exported, target: `${exported.target}${added}` }] });
            const [plan] = planned(format, [present], text);
            const returned = `${exported.targetText}${added}`;
            const isKept = !added || returned === present.targetText;
            expect(plan?.outcome).toBe(isKept ? 'untouched' : exported.txt === present.txt ? 'translated' : 'conflict');
            if (plan?.outcome === 'translated') present = edited(present, added);
          }
        }
      }),
      { numRuns: 200, seed: 2 },
    );
  });
});

/** The codes of a translation that are not inside of another one, each with its words, and the words between them at even indices. */
const partsOf = ({ target = '' }: Unit) =>
  target.split(/(<(?<label>g\w+)>.*?<\/\k<label>>|<x\w+\/>)/s).filter((_, index) => index % 3 !== 2);

/** A text with the meaning of each code instead of its label: a code that recurs may have the label of any of them. */
const named = (text: string, { labels }: Unit) => text.replace(/[gx]\d+(?=\/?>)/g, (label) => labels.get(label) ?? label);

test('only plurals among other words, choices and approved texts are locked', () => {
  const locked = files.flatMap(({ units }) => units.filter(({ isLocked, state }) => isLocked && state !== 'approved'));
  expect(locked.length).toBeGreaterThan(0);
  expect(locked.filter(({ sourceText, targetText }) => !/, (?:plural|select)/.test(`${sourceText}${targetText}`))).toEqual([]);
});

test('a text that is one plural has a unit for each form of its language', () => {
  const forms = (language: string, key: string) =>
    files.find((file) => file.name === 'home' && file.language === language)?.units.flatMap((unit) => (unit.group === key ? unit.key : []));
  expect(forms('pl', 'countdown.days')).toEqual(['one', 'few', 'many', 'other'].map((form) => `countdown.days:${form}`));
  expect(forms('en', 'countdown.days')).toBe(undefined);
  expect(forms('fr', 'countdown.days')).toEqual(['one', 'many', 'other'].map((form) => `countdown.days:${form}`));
});

const french = () => files.find((file) => file.file === 'content/terms/common/fr.ts') as TextsOfFile;
const exported = (key = 'clauses.scope.age') => {
  const file = french();
  const unit = file.units.find((one) => one.key === key) as Unit;
  return { file, unit, text: xliff.write({ ...file, units: [unit] }) };
};

test('a code shows what readers see at its place, and a unit the number of its clause', () => {
  expect(exported().text).toMatch(/resname="\d+\.\d+"/);
  expect(exported().text).toMatch(/<g id="2" ctype="x-fact%3Aterms.minimumAge" equiv-text="\d+">/);
});

test('a stale text has the texts that were attested before', () => {
  const { file, unit } = exported();
  const previous = [{ source: 'A & B', target: 'C' }];
  expect(xliff.write({ ...file, units: [{ ...unit, state: 'stale', previous }] })).toContain('<target state="needs-adaptation">');
  expect(xliff.write({ ...file, units: [{ ...unit, previous }] })).toContain(
    '<alt-trans alttranstype="previous-version"><source>A &amp; B</source><target>C</target></alt-trans>',
  );
});

const target = (text: string) => /<target.*<\/target>/.exec(text)?.[0] ?? '';
const inTarget = (change: (target: string) => string) => (text: string) => text.replace(target(text), change);
const atEnd = (more: string) => (text: string) => text.replace('</target>', `${more}</target>`);

test('a file of XLIFF 2.1 has states, previous texts, tokens and what readers see', () => {
  const { unit, file } = exported();
  const previous = [{ source: 'A & B', target: 'C' }];
  const text = xliff2.write({ ...file, units: [{ ...unit, state: 'stale', previous }] });
  expect(text).toContain('<note category="previous" appliesTo="source">A &amp; B</note>');
  expect(text).toContain('<segment state="initial" subState="wl:stale">');
  expect(text).toMatch(/<data id="d2">\{fact:terms\.minimumAge\}<\/data>/);
  expect(text).toMatch(/<pc id="2" dataRefStart="d2" dispStart="\d+" canDelete="no" canCopy="no">/);
});

test('segments of XLIFF 2.1 that a tool has split are one text', () => {
  const { unit, file } = exported();
  const text = xliff2.write({ ...file, units: [unit] });
  const halves = text.replace(
    /<segment.*>\n<source>(\S+)(.*)<\/source>\n<target>(\S+)(.*)<\/target>\n<\/segment>/,
    (_, a, b, c, d) =>
      `<segment><source>${a}</source><target>${c}</target></segment><segment><source>${b}</source><target>${d}</target></segment>`,
  );
  expect(halves).not.toBe(text);
  expect(planned(xliff2, [unit], halves)[0]?.outcome).toBe('untouched');
});

describe('a damaged unit of XLIFF 2.1 is refused with its remedy', () => {
  test.each<[string, (text: string) => string, RegExp]>([
    ['a deleted code', inTarget((found) => found.replace(/<pc id="2".*?<\/pc>/, '')), /code g2 .*terms\.minimumAge.* is missing/],
    ['a repeated value', atEnd('<pc id="2">ans</pc>'), /occurs 2 times, and 1 in the source/],
    ['a code with another number', atEnd('<pc id="9">x</pc>'), /code g9 is not in the source/],
    [
      'a code inside of another',
      inTarget((found) => found.replace(/(<pc id="1".*?>.*?)<\/pc>(.*)(<pc id="2".*?<\/pc>)/, '$1$3</pc>$2')),
      /inside of/,
    ],
    ['an element that is not a code', atEnd('<sc id="2"/>'), /code x_sc2 is not in the source/],
    ['altered source text', (text) => text.replace('</source>', ' nie</source>'), /source text was changed/],
    ['altered data of a code', (text) => text.replace('minimumAge', 'trial'), /source text was changed/],
    ['lost hashes', (text) => text.replace(/ wl:src="[^"]*"/, ''), /hashes .* are missing/],
    ['a unit that occurs twice', (text) => text.replace(/<unit[\s\S]*<\/unit>\n/, '$&$&'), /occurs twice/],
  ])('%s', (_, damage, sentence) => {
    const { unit, file } = exported();
    const text = xliff2.write({ ...file, units: [unit] });
    expect(damage(text)).not.toBe(text);
    const faults = planned(xliff2, [unit], damage(text)).map(({ outcome, fault }) => `${outcome} ${fault}`);
    expect(faults).toContainEqual(expect.stringMatching(sentence));
    expect(faults).toContainEqual(expect.stringMatching(/^refused/));
  });
});

test.each([
  ['an unknown unit', (text: string) => text.replace('id="clauses.scope.age"', 'id="clauses.scope.agee"')],
  ['a unit of another document', (text: string) => text.replace('id="clauses.scope.age"', 'id="clauses.fees.cheque"')],
])('%s is left out', (_, damage) => {
  const { unit, text } = exported();
  expect(planned(xliff, [unit], damage(text))).toMatchObject([{ outcome: 'gone' }]);
});

describe('a damaged unit of PO is refused with its remedy', () => {
  const onOneLine = (text: string) => text.replace(/"\n"/g, '');
  const inTranslation = (from: string | RegExp, to: string) => (text: string) =>
    text.replace(/msgstr(?![\s\S]*\nmsgstr)[\s\S]*$/, (found) => found.replace(from, to));
  test.each<[string, (text: string) => string, RegExp]>([
    ['a deleted code', inTranslation(/<g2>.*?<\/g2>/, ''), /code g2 .*terms\.minimumAge.* is missing/],
    ['an unfinished code', inTranslation('</g2>', ''), /code g\d does not end|ends where it has not begun/],
    ['codes that cross', inTranslation(/<g2>(.*?)<\/g2>/, '<g1><g2>$1</g1></g2>'), /ends where it has not begun/],
    ['altered source text', (text) => text.replace('Jahre', 'Monate</g2> <g1>x</g1>'), /source text was changed/],
    [
      'lost codes of another source',
      (text) => text.replace(/^#\. g.*\n/gm, '').replace(/(msgctxt ".*) \w{12} (\w{12}")/, '$1 000000000000 $2'),
      /source has changed since the export/,
    ],
    ['a changed context', (text) => text.replace(/(msgctxt ".*) \w{12} \w{12}"/, '$1"'), /hashes .* are missing/],
    ['a unit that occurs twice', (text) => `${text}\n${text.slice(text.indexOf('#.'))}`, /not well-formed PO: Duplicate msgid/],
    ['a cut file', (text) => text.slice(0, -4), /not well-formed PO/],
  ])('%s', (_, damage, sentence) => {
    const { unit, file } = exported();
    const text = onOneLine(po.write({ ...file, units: [unit] }));
    const returned = po.read(damage(text));
    const fault = 'fault' in returned ? returned.fault : planImport([unit], returned[0]?.units ?? [])[0]?.fault;
    expect(fault).toMatch(sentence);
  });

  test('without its comments, the codes are those of the present source', () => {
    const { unit, file } = exported();
    const text = onOneLine(po.write({ ...file, units: [unit] }));
    expect(planned(po, [unit], inTranslation('</g2>', '</g2> révolus')(text.replace(/^#\. .*\n/gm, '')))[0]).toMatchObject({
      outcome: 'translated',
    });
  });
});

describe('a damaged unit is refused with its remedy', () => {
  test.each<[string, (text: string) => string, RegExp]>([
    [
      'a deleted code',
      inTarget((found) => found.replace(/<g id="2".*?<\/g>/, '')),
      /code g2 .*terms\.minimumAge.* is missing\. Put it back; in the source it is after “/,
    ],
    ['a repeated value', atEnd('<g id="2">ans</g>'), /occurs 2 times, and 1 in the source/],
    ['a code with another number', atEnd('<g id="9">x</g>'), /code g9 is not in the source/],
    ['another kind of code', atEnd('<x id="2"/>'), /code x2 is not in the source/],
    ['an element that is not a code', atEnd('<ph id="2">%s</ph>'), /code x_ph2 is not in the source/],
    [
      'a code inside of another',
      inTarget((found) => found.replace(/(<g id="1".*?>.*?)<\/g>(.*)(<g id="2".*?<\/g>)/, '$1$3</g>$2')),
      /inside of/,
    ],
    ['altered source text', (text) => text.replace('Jahre', 'Monate</g><g id="3" ctype="x-term%3Ax">'), /source text was changed/],
    ['altered data of a code', (text) => text.replace('minimumAge', 'trial'), /source text was changed/],
    ['lost hashes', (text) => text.replace(/ extradata="[^"]*"/, ''), /hashes .* are missing/],
    ['a unit that occurs twice', (text) => text.replace(/<trans-unit[\s\S]*<\/trans-unit>\n/, '$&$&'), /occurs twice/],
    ['a typed token', atEnd(' {brand:email}'), /\{brand:email\} is not in the source/],
    ['a typed brace', atEnd(' {'), /brace/],
    ['typed markup', atEnd(' **fort**'), /\*\* is not in the source/],
    ['a straight apostrophe', atEnd(" d'accord"), /straight apostrophe/],
    ['a straight apostrophe before a code', inTarget((found) => found.replace('<g', "l'<g")), /straight apostrophe/],
    ['a control character', atEnd('\u007f'), /control character/],
  ])('%s', (_, damage, sentence) => {
    const { unit, text } = exported();
    const damaged = damage(text);
    expect(damaged).not.toBe(text);
    const plan = planned(xliff, [unit], damaged);
    expect(plan.map(({ outcome, fault }) => `${outcome} ${fault}`)).toContainEqual(expect.stringMatching(sentence));
    expect(plan.some(({ outcome }) => outcome === 'refused')).toBe(true);
  });

  const read = (bytes: Uint8Array, name = 'a.xlf') => readReturnedFile({ name, bytes });
  test.each<[string, (text: string) => Uint8Array, RegExp]>([
    ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), /is not UTF-8/],
    ['a declared entity', (text) => Buffer.from(text.replace('<xliff', '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff')), /declares entities/],
    ['an unknown entity', (text) => Buffer.from(atEnd('&nbsp;')(text)), /not well-formed/],
    ['a control character of XML', (text) => Buffer.from(atEnd('\u0007')(text)), /not well-formed|control/],
    ['a cut file', (text) => Buffer.from(text.slice(0, -30)), /not well-formed/],
    ['an empty file', () => Buffer.from(''), /not well-formed|empty/],
    ['another format', () => Buffer.from('<html xmlns="x"/>'), /begins with <html>/],
    ['another version', (text) => Buffer.from(text.replace('version="1.2"', 'version="3.0"')), /is XLIFF 3\.0/],
    ['100 MB', () => Buffer.alloc(100 * 1024 * 1024), /are the limit/],
  ])('the whole file: %s', async (_, damage, sentence) => {
    const returned = await read(damage(exported().text));
    const fault = 'fault' in returned ? returned.fault : planImport([exported().unit], returned[0]?.units ?? [])[0]?.fault;
    expect(fault).toMatch(sentence);
  });

  test('a file with another ending is refused', async () => {
    expect(await read(Buffer.from(''), 'a.docx')).toMatchObject({ fault: expect.stringContaining('does not end in .xlf or .po') });
  });

  test.each<[string, (text: string) => string, RegExp]>([
    ['a byte order mark', (text) => `\ufeff${text}`, /untouched/],
    ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n'), /untouched/],
    ['marks around words', inTarget((found) => found.replace(/(<target[^>]*>)(\S+)/, '$1<mrk mtype="seg" mid="1">$2</mrk>')), /untouched/],
    ['plain spaces', inTarget((found) => found.replace(/[\u00a0\u202f]/g, ' ')), /flattened/],
    ['plain apostrophes', inTarget((found) => found.replaceAll('’', "'")), /flattened/],
  ])('what tools do to a whole file is not a change: %s', async (_, change, outcome) => {
    const { unit, text } = exported();
    const given: ExchangedTexts = { ...french(), units: [{ ...unit, target: `l’\u00a0${unit.target}` }] };
    const present = { ...unit, targetText: `l’\u00a0${unit.targetText}` };
    const returned = await read(Buffer.from(change(xliff.write(given))));
    expect(text).toContain('<target');
    expect('fault' in returned ? returned.fault : planImport([present], returned[0]?.units ?? [])[0]?.outcome).toMatch(outcome);
  });
});
