import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Entry, SharedContent } from '../../model/content.ts';
import { keyOfFact, type LawFact } from '../../model/fact.ts';
import { isLaw, isOutdated, stateOn } from '../../model/law.ts';
import type { SiteCheck } from '../content-check.ts';
import { unknownName } from '../unknown-name.ts';

/** The law of each country: every country has a file, its facts are in force and looked at, and the claims about it fit. */
export const law: SiteCheck = {
  run: (content, { today }) => {
    const laws = lawsOf(content);
    if (!laws.length) return [];
    return [
      ...missingFiles(content, laws),
      ...unknownLaws(content, laws),
      ...laws.flatMap((one) => faultsOf(one, laws, today)),
      ...misfits(content, laws, today),
    ];
  },
};

/** A fact of law with its country, which is the name of its file. */
interface Law extends Entry<LawFact> {
  readonly id: string;
  readonly country: string;
}

const lawsOf = ({ facts }: SharedContent): Law[] =>
  [...facts].flatMap(([id, { value, file }]) => (isLaw(value) ? { id, value, file, country: id.split('.')[1] ?? '' } : []));

const at = ({ id, file }: Law, ...path: string[]) => ({ file, dataPath: [keyOfFact(id), ...path] });

function missingFiles({ countries }: SharedContent, laws: readonly Law[]): Diagnostic[] {
  return [...countries].flatMap(([code, { value, file }]) =>
    laws.some(({ country }) => country === code)
      ? []
      : finding('WL4054', { file, dataPath: ['code'] }, [
          `The law of ${value.name} is missing, so pages there show none.`,
          `Write content/facts/law/${code}.ts, also for a country whose law requires nothing.`,
        ]),
  );
}

/** Entries for a law that does not exist. An entry for a country without a file of law is not shown, and is not a fault. */
function unknownLaws({ pages, facts }: SharedContent, laws: readonly Law[]): Diagnostic[] {
  return [...pages.values()].flatMap(({ id, definition: { value, file } }) =>
    Object.entries(value.structure ?? {}).flatMap(([key, list]) =>
      (Array.isArray(list) ? list : []).flatMap((entry: { readonly law?: string } | null, index) => {
        const name = entry?.law;
        if (name === undefined || !laws.some(({ country }) => name.startsWith(`law.${country}.`))) return [];
        return unknownName('WL1009', { file, dataPath: ['structure', key, String(index), 'law'], name, among: facts, noun: 'facts' }, [
          `The page '${id}' has an entry for the law '${name}', which does not exist.`,
        ]);
      }),
    ),
  );
}

/** Faults of a fact of law on its own, and beside the others of its country. */
function faultsOf(law: Law, laws: readonly Law[], today: string): Diagnostic[] {
  const { id, country, value } = law;
  const { from, until, asOf } = value;
  const faults: Diagnostic[] = [];
  if (value.countries?.[0] !== country)
    faults.push(
      finding('WL1005', { file: law.file, dataPath: [] }, [
        `The file contains the law of '${value.countries?.[0]}', but is named '${country}.ts'.`,
        `Write defineLaw('${country}', …), or rename the file.`,
      ]),
    );
  if (until !== undefined && until < from)
    faults.push(
      finding('WL1013', { ...at(law, 'until'), found: until }, [
        `The law '${id}' begins on ${from} and ends on ${until}, which is earlier.`,
        'Correct one of the two days.',
      ]),
    );
  else if (stateOn(value, today) === 'ended')
    faults.push(
      finding('WL4053', { ...at(law, 'until'), severity: 'warning' }, [
        `The law '${id}' ended on ${until}.`,
        'Write the law that has replaced it, and the texts that print it; or remove it.',
      ]),
    );
  if (isOutdated(value, today))
    faults.push(
      finding('WL4053', { ...at(law, 'asOf'), severity: 'warning', found: asOf }, [
        `The law '${id}' was last looked at on ${asOf}, more than twelve months ago.`,
        "Look at its source again, and write that day as 'asOf'.",
      ]),
    );
  const other = laws.slice(0, laws.indexOf(law)).find((before) => before.country === country && overlap(before.value, value));
  if (other)
    faults.push(
      finding('WL4056', { ...at(law, 'from'), related: [{ ...at(other), message: `'${other.id}' is in force, too.` }] }, [
        `The schemes '${other.id}' and '${id}' are in force on the same day, and texts print one.`,
        "End the earlier one with 'until', or make one of them a rule.",
      ]),
    );
  return faults;
}

function overlap(one: LawFact, other: LawFact): boolean {
  if (one.kind !== 'scheme' || other.kind !== 'scheme' || one.status || other.status) return false;
  return one.from <= (other.until ?? '9999') && other.from <= (one.until ?? '9999');
}

/** Schemes that no claim mentions, and claims of parts that a scheme does not have. */
function misfits({ claims }: SharedContent, laws: readonly Law[], today: string): Diagnostic[] {
  const claimed = [...claims].flatMap(([id, { value, file }]) =>
    Object.entries(value.claimed ?? {}).map(([country, parts]) => ({ country, parts, file, dataPath: [id, 'claimed', country] })),
  );
  const schemes = laws.flatMap(({ value, ...law }) =>
    value.kind === 'scheme' && stateOn(value, today) !== 'ended' ? { ...law, value } : [],
  );
  const unclaimed = schemes.flatMap((one) =>
    claimed.some(({ country }) => country === one.country)
      ? []
      : finding('WL4055', at(one), [
          `No claim states whether the product follows '${one.id}' (${one.value.name}).`,
          `Add '${one.country}' to 'claimed' of a claim: the parts of the scheme, or 'none'.`,
        ]),
  );
  const unknown = claimed.flatMap(({ country, parts, ...place }) => {
    // WL4054 reports a country without a file of law.
    if (parts === 'none' || !laws.some((one) => one.country === country)) return [];
    const scheme = schemes.find((one) => one.country === country && !one.value.status)?.value;
    if (!scheme)
      return finding('WL4055', place, [
        `A claim names the scheme of '${country}', but the law of that country has none.`,
        `Write the scheme into content/facts/law/${country}.ts, or 'none'.`,
      ]);
    return parts
      .filter((part) => !scheme.asks.includes(part))
      .map((part) =>
        finding('WL4055', { ...place, found: part }, [
          `A claim names the part '${part}', which the scheme of '${country}' does not have.`,
          `Name one of its parts (${scheme.asks.join(', ')}), or add it to 'asks' of the scheme.`,
        ]),
      );
  });
  return [...unclaimed, ...unknown];
}
