import { formatFact } from '../../../generator/4-render/format-fact.ts';
import { entryOf } from '../../../generator/edit/attest.ts';
import { freeze } from '../../../generator/edit/freeze.ts';
import { attestedTexts } from '../../../generator/model/attested-texts.ts';
import type { Content } from '../../../generator/model/content.ts';
import { documentsOf } from '../../../generator/model/contract-documents.ts';
import { type Edition, sha256 } from '../../../generator/model/editions.ts';
import { keyOfFact } from '../../../generator/model/fact.ts';
import type { LedgerEntry } from '../../../generator/model/ledger.ts';
import { memoize } from '../../../generator/model/memoize.ts';
import { printedDocuments, textsIn } from '../../../generator/model/printed-documents.ts';
import { signerOf } from '../../../generator/model/statements.ts';
import { tokensIn } from '../../../generator/model/text-tokens.ts';
import { idasKey, idasPrivateKey } from '../../support/people.ts';
import { type TextAt, textsOf, withDefinition, withFact, withText } from './edit-content.ts';
import { otherValue } from './fact-kinds.ts';
import type { ContentFault, ContentKind } from './fault.ts';

/* Faults in contracts of which people have signed everything: sources are approved, translations reviewed, and editions in force. */

const day = '2026-11-21';
const laterDay = '2027-03-01';
const sign = signerOf(idasPrivateKey);

/** The content with every signature that a production build asks for. */
export const signed = memoize((given: Content): Content => {
  const value = {
    Bo: { name: 'Bo', roles: ['reviewer'] },
    Ida: { name: 'Ida', roles: ['legal'], key: idasKey },
  } as const;
  const people = { value, file: 'content/people.ts' };
  const ledger = attestedTexts({ ...given, people, ledger: [] }, formatFact).map(
    (text): LedgerEntry =>
      text.isSource
        ? entryOf(text, { by: 'Ida', at: day, status: 'approved', sign })
        : entryOf(text, { by: 'Bo', at: day, status: 'reviewed', sign: undefined }),
  );
  const content = { ...given, people, ledger, editions: [] };
  const documents = new Set(printedDocuments(content, formatFact).map(({ document }) => document));
  return { ...content, batch: new Map(), editions: [...documents].map((document) => editionOf(content, document)) };
}, new WeakMap());

function editionOf(content: Content, document: string): Edition {
  const frozen = freeze(content, { document, inForce: day, by: 'Ida', at: day, writeFact: formatFact, sign });
  if ('fault' in frozen) throw new Error(frozen.fault);
  const json = frozen.files.get(`${day}.json`) ?? '';
  const record = JSON.parse(json);
  const texts = Object.keys(record.texts).map((language) => [language, frozen.files.get(`${day}.${language}.txt`)] as const);
  return { file: `content/editions/${document}/${day}.json`, record, sha256: sha256(json), texts: new Map(texts) };
}

/** A kind of fault in the signed content. */
const inSigned = (
  name: string,
  codes: readonly string[],
  faults: (content: Content) => readonly Omit<ContentFault, 'files'>[],
): ContentKind => ({
  name,
  codes,
  signed: true,
  faults: (content) => faults(signed(content)).map((fault) => ({ ...fault, files: fault.reported.map(({ file }) => file) })),
});

/** The facts that published contracts and their appendices quote, each with another value. */
const quotedFacts = (content: Content) => {
  const texts = printedDocuments(content, formatFact).flatMap(textsIn);
  const ids = new Set(texts.flatMap(({ source }) => tokensIn(source).flatMap(({ kind, id }) => (kind === 'fact' ? id : []))));
  return [...ids].flatMap((id) => {
    const entry = content.facts.get(id);
    const other = entry && otherValue(entry.value);
    return entry && other ? [{ id, entry, other }] : [];
  });
};

/** The texts of contracts that are not clauses, in the source language or in others. */
const reworded = (name: string, codes: readonly string[], isAmong: (at: TextAt, content: Content) => boolean): ContentKind =>
  inSigned(name, codes, (content) =>
    textsOf(content)
      .filter((at) => at.page !== undefined && content.contracts.has(at.page) && isAmong(at, content))
      .map((at) => ({
        detail: `${at.file} ${at.path.join('.')}`,
        reported: [{ file: at.file, dataPath: at.path }],
        make: (before) => withText(before, at, [at.path, `${at.text} *`]),
      })),
  );

const isSource = ({ language, source }: TextAt) => language === source;

/** A kind that removes the signed statement about a text, or lowers it. */
const unsigned = (name: string, code: string, isLowered: (entry: LedgerEntry) => boolean): ContentKind => ({
  ...inSigned(name, [code], (content) =>
    attestedTexts(content, formatFact).flatMap((text) => {
      const { entry, file, dataPath } = text;
      if (!entry || !isLowered(entry)) return [];
      const lower = entryOf(text, { by: 'Bo', at: day, status: code === 'WL4062' ? 'reviewed' : 'draft', sign: undefined });
      return [
        {
          detail: `${file} ${dataPath.join('.')}`,
          reported: [{ file, dataPath }],
          make: (before) => ({ ...before, ledger: before.ledger.map((one) => (one === entry ? lower : one)) }),
        },
      ];
    }),
  ),
  // The report names the first open text of a document in a language, so that another fault would hide this one.
  alone: true,
});

export const signedKinds: readonly ContentKind[] = [
  inSigned('fact changed under an approval', ['WL4025'], (content) =>
    quotedFacts(content).map(({ id, entry, other }) => ({
      detail: id,
      reported: [{ file: entry.file, dataPath: [keyOfFact(id)] }],
      make: (before) => withFact(before, id, other),
    })),
  ),
  inSigned('contracting party renamed', ['WL4025'], ({ brand }) => [
    {
      detail: 'provider',
      reported: [{ file: brand.file, dataPath: ['provider'] }],
      make: (before) => ({ ...before, brand: { ...brand, value: { ...brand.value, provider: 'Somebody Else Ltd' } } }),
    },
  ]),
  inSigned('order of an outline changed', ['WL4025'], (content) =>
    documentsOf(content)
      .filter(({ page }) => page.definition.value.addresses?.length)
      .map(({ page, outline }) => {
        const sections = Object.fromEntries(Object.entries(outline.sections).map(([id, clauses]) => [id, clauses.toReversed()]));
        const structure = { ...(page.definition.value.structure as object), outline: { ...outline, sections } };
        return {
          detail: outline.id,
          reported: [{ file: page.definition.file.replace('page.ts', 'outline.ts') }],
          make: (before) => withDefinition(before, page.id, { structure } as object),
        };
      }),
  ),
  inSigned('word of a country changed', ['WL4025'], ({ countries, contracts }) =>
    [...countries].flatMap(([code, { file, value }]) => {
      const addresses = [...contracts.values()].flatMap(({ definition }) => definition.value.addresses ?? []);
      const [language = 'en'] = value.languages;
      const spelling = { ...value.spelling, [language]: { ...value.spelling?.[language], e: 'é' } };
      return addresses.some(({ country }) => country === code)
        ? [
            {
              detail: code,
              reported: [{ file }],
              make: (before) => ({ ...before, countries: new Map([...before.countries, [code, { file, value: { ...value, spelling } }]]) }),
            },
          ]
        : [];
    }),
  ),
  reworded('words of an approved appendix changed', ['WL4022'], (at, { contracts }) =>
    [...contracts.values()].some(({ id, definition }) => id === at.page && definition.value.template === 'appendix'),
  ),
  reworded('title or description of an approved contract changed', ['WL4022'], (at) => isSource(at) && at.path[0] !== 'clauses'),
  reworded('reviewed translation changed', ['WL4022'], (at) => !isSource(at)),
  inSigned('day of an edition changed', ['WL4026'], ({ editions }) =>
    editions.map((edition) => ({
      detail: edition.file,
      reported: [edition],
      make: (before) => ({
        ...before,
        editions: before.editions.map((one) =>
          one.file === edition.file ? { ...one, record: { ...one.record, inForce: '2026-11-20' } } : one,
        ),
      }),
    })),
  ),
  inSigned('later value without an edition', ['WL4060'], (content) =>
    quotedFacts(content).map(({ id, entry, other }) => ({
      detail: id,
      reported: [{ file: entry.file, dataPath: [keyOfFact(id), 'then'] }],
      make: (before) => {
        const values = [{ fact: entry.value }, { from: laterDay, fact: other }];
        return { ...before, facts: new Map([...before.facts, [id, { ...entry, values }]]) };
      },
    })),
  ),
  inSigned('edition in force removed', ['WL4061'], ({ editions, contracts }) =>
    editions.map(({ file, record }) => ({
      detail: file,
      reported: documentsOf({ contracts }).flatMap(({ page, outline }) =>
        outline.id === record.document ? [{ file: page.definition.file }] : [],
      ),
      make: (before) => ({ ...before, editions: before.editions.filter((one) => one.file !== file) }),
    })),
  ),
  unsigned('source without an approval', 'WL4062', ({ status }) => status === 'approved'),
  unsigned('translation without a review', 'WL4063', ({ status }) => status === 'reviewed'),
];
