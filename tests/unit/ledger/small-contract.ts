import { formatFact } from '../../../generator/4-render/format-fact.ts';
import { type Attestable, type AttestedText, attestedTexts } from '../../../generator/model/attested-texts.ts';
import { canonicalSource, canonicalText, textHash } from '../../../generator/model/canonical.ts';
import type { PageWithCopies, Wording } from '../../../generator/model/content.ts';
import { type LedgerEntry, unsignedLineOf } from '../../../generator/model/ledger.ts';
import { defineOutline } from '../../../generator/model/outline.ts';
import type { People } from '../../../generator/model/people.ts';
import { signerOf } from '../../../generator/model/statements.ts';
import { idasKey, idasPrivateKey } from '../../support/people.ts';

const people: People = {
  Ada: { name: 'Ada', roles: ['translator'] },
  Bo: { name: 'Bo', roles: ['reviewer'] },
  Ida: { name: 'Ida', roles: ['legal'], key: idasKey },
};

/** A contract document of one section, as it is after loading: German, and the languages that translate it. */
export function contract(texts: Readonly<Record<string, Readonly<Record<string, string>>>>, ledger: readonly LedgerEntry[] = []) {
  const clauses = Object.keys(texts.de ?? {});
  const outline = defineOutline({ id: 'at', terms: ['customer'], sections: { use: clauses } });
  const value = { template: 'terms', source: 'de', structure: { outline } } as unknown as PageWithCopies['definition']['value'];
  const copies = new Map(
    Object.entries(texts).map(([language, use]) => [
      language,
      { value: { clauses: { use } } as Wording, file: `content/terms/at/${language}.ts` },
    ]),
  );
  const definition = { value, file: 'content/terms/at/page.ts' };
  const page: PageWithCopies = { id: 'terms-at', anchors: [], definition, copies, languages: Object.keys(texts) };
  const pages = new Map([[page.id, page]]);
  const values = { facts: new Map(), countries: new Map(), locales: [], brand: { value: { externalLinks: {} }, file: 'content/brand.ts' } };
  return { ...values, pages, contracts: pages, ledger, people: { value: people, file: 'content/people.ts' } } satisfies Attestable;
}

/** An attestation of the English clause 'use.secrecy'. */
export function attestation(source: string, text: string, more: Partial<LedgerEntry> = {}): LedgerEntry {
  const [from, to] = [canonicalSource(source), canonicalText(text)];
  const texts = { src: textHash(from), source: from, txt: textHash(to), text: to };
  const entry: LedgerEntry = {
    ...{ document: 'at', clause: 'use.secrecy', language: 'en', ...texts, status: 'translated', by: 'Ada', at: '2026-11-02' },
    ...more,
  };
  return entry.by === 'Ida' ? { ...entry, sig: signerOf(idasPrivateKey)(unsignedLineOf(entry)) } : entry;
}

/** The English clause 'use.secrecy' with its state in the ledger. */
export function secrecy(source: string, text: string, ledger: readonly LedgerEntry[], language = 'en'): AttestedText {
  const clauses = attestedTexts(contract({ de: { secrecy: source }, en: { secrecy: text } }, ledger), formatFact);
  return clauses.find((clause) => clause.language === language) as AttestedText;
}
