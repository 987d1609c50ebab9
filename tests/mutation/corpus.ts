import { formatFact } from '../../generator/4-render/format-fact.ts';
import type { Content, PageWithCopies, Wording } from '../../generator/model/content.ts';
import type { Fact } from '../../generator/model/fact.ts';
import { messagesOf } from '../../generator/model/messages.ts';
import { numbersOf, type Outline } from '../../generator/model/outline.ts';
import { tokensIn } from '../../generator/model/text-tokens.ts';
import type { Clause, Corpus } from './clause.ts';
import { otherThan } from './mutants.ts';

/** Unit words of each language: wrong for a period of another unit, number or kind of day. */
const units: Readonly<Record<string, readonly string[]>> = {
  de: ['Tag', 'Tage', 'Arbeitstage', 'Kalendertage', 'Wochen', 'Monat', 'Monate', 'Jahren'],
  en: ['day', 'days', 'working days', 'calendar days', 'weeks', 'month', 'months', 'years'],
  fr: ['jour', 'jours', 'jours ouvrés', 'jours calendaires', 'semaines', 'mois', 'ans'],
  es: ['día', 'días', 'días laborables', 'días naturales', 'semanas', 'mes', 'meses', 'años'],
  it: ['giorno', 'giorni', 'giorni lavorativi', 'giorni di calendario', 'settimane', 'mese', 'mesi', 'anni'],
  nl: ['dag', 'dagen', 'werkdagen', 'kalenderdagen', 'weken', 'maand', 'maanden', 'jaar'],
  pl: ['dzień', 'dni', 'dni roboczych', 'dni kalendarzowych', 'tygodni', 'miesiąc', 'miesięcy', 'lat'],
  cs: ['den', 'dnů', 'pracovních dnů', 'kalendářních dnů', 'týdnů', 'měsíc', 'měsíců', 'let'],
};

export function corpusOf({ contracts, facts, brand }: Content): Corpus {
  const documents = [...contracts.values()];
  const clauses = documents.flatMap((page) =>
    [...page.copies].flatMap(([language, { value, file }]) => clausesIn({ page, language, value, file })),
  );
  const outlineOf = ({ page }: Clause) => (page.definition.value.structure as unknown as { outline: Outline }).outline;
  const factIds = [...facts].filter(([id, { value }]) => id.startsWith('terms.') && value.kind !== 'capability').map(([id]) => id);
  const ids: Corpus['ids'] = (kind, clause) => {
    const { sections, terms } = outlineOf(clause);
    const all = {
      fact: factIds,
      brand: Object.keys(brand.value).filter((key) => typeof brand.value[key] === 'string'),
      ref: [...numbersOf(sections).keys()].filter((id) => id.includes('.') && id !== clause.id),
      term: terms,
      def: terms,
      doc: ['prices', 'countries', 'models'],
    };
    return all[kind];
  };
  const fact = (id: string) => facts.get(id)?.value as Fact;
  return {
    clauses,
    ids,
    writtenOut({ kind, id, surface }, clause) {
      if (kind === 'fact') return formatFact(fact(id), clause.language, surface);
      if (kind === 'brand') return String(brand.value[id]);
      if (kind === 'ref')
        return id
          .split('..')
          .map((one) => numbersOf(outlineOf(clause).sections).get(one))
          .join('–');
      return surface ?? '';
    },
    otherWords({ kind, id, surface = '' }, clause, random) {
      if (kind === 'fact') {
        const value = fact(id);
        return value.kind === 'duration'
          ? (units[clause.language] ?? []).filter((word) => isWrong({ word, surface, value, language: clause.language }))
          : [];
      }
      if (kind !== 'term' && kind !== 'def') return [];
      const words = clauses
        .filter(({ language, file }) => language === clause.language && file.includes('/common/'))
        .flatMap(({ text }) => tokensIn(text))
        .flatMap((token) => ((token.kind === 'term' || token.kind === 'def') && token.id !== id && token.surface ? [token.surface] : []));
      const word = otherThan([...new Set(words)], surface, random);
      return word === undefined ? [] : [word];
    },
    nextTo(clause) {
      const own = clauses.filter(({ file, isHeading }) => file === clause.file && !isHeading);
      return own[own.indexOf(clause) + 1];
    },
    sourceOf: (clause) =>
      clause.language === clause.page.definition.value.source
        ? undefined
        : clauses.find(({ page, id, language }) => page === clause.page && id === clause.id && language === page.definition.value.source),
  };
}

/** Whether a word is another unit or kind of day: compares the first letters, and does not use the lexicons under test. */
function isWrong({
  word,
  surface,
  value,
  language,
}: {
  word: string;
  surface: string;
  value: Extract<Fact, { kind: 'duration' }>;
  language: string;
}): boolean {
  if (word === surface) return false;
  const unitOf = (text: string) => stems[language]?.findIndex((stem) => stem.test(text));
  const kindOf = (text: string) => kinds.findIndex((kind) => kind.test(text));
  if (unitOf(word) !== unitOf(surface) || kindOf(word) !== kindOf(surface)) return true;
  const isSingular = singular.has(word);
  return (value.amount === 1) !== isSingular;
}

const kinds = [/arbeit|work|ouvr|labor|lavor|werk|robocz|pracov/i, /kal|cal|natur|civil/i];
const singular = new Set([
  'Tag',
  'day',
  'jour',
  'día',
  'giorno',
  'dag',
  'dzień',
  'den',
  'Monat',
  'month',
  'mes',
  'mese',
  'maand',
  'miesiąc',
  'měsíc',
]);
const stems: Readonly<Record<string, readonly RegExp[]>> = {
  de: [/tag/i, /woche/i, /monat/i, /jahr/i, /minute/i],
  en: [/day/, /week/, /month/, /year/, /minute/],
  fr: [/jour/, /semaine/, /mois/, /an/, /minute/],
  es: [/día/, /semana/, /mes/, /año/, /minuto/],
  it: [/giorn/, /settiman/, /mes/, /ann/, /minut/],
  nl: [/dag/, /we(ek|ken)$/, /maand/, /jaar/, /minu/],
  pl: [/^(dni|dzień)/, /tygod/, /miesi/, /lat/, /minut/],
  cs: [/(den|dnů)$/, /týd/, /měs/, /let/, /minut/],
};

function clausesIn({ page, language, value, file }: { page: PageWithCopies; language: string; value: Wording; file: string }): Clause[] {
  return messagesOf(value).flatMap(({ path, value: text }) =>
    path[0] === 'clauses' && typeof text === 'string'
      ? [{ page, language, file, path, id: path.slice(1).join('.'), text, isHeading: path.at(-1) === 'heading' }]
      : [],
  );
}
