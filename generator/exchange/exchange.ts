import type { Site } from '../compile/configuration/open-site.ts';
import { vocabularyOf } from '../compile/configuration/theme-vocabulary.ts';
import { needsDecision } from '../compile/read-content.ts';
import { errorsLeft, place } from '../compile/steps/finish-findings.ts';
import { loadAndCheck } from '../compile/steps/load-and-check.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Edit, Fix } from '../diagnostics/fix.ts';
import { rolesFor } from '../model/attestation.ts';
import type { Content } from '../model/content.ts';
import { canonicalTag, isOfLanguage, languageOfFile } from '../model/language-tag.ts';
import { memoize } from '../model/memoize.ts';
import { missingCopies, withCopies } from '../model/missing-copies.ts';
import type { Person } from '../model/people.ts';
import { personOf, type Signer, signingFault } from '../model/statements.ts';
import { attestations, changesOf, type TextChange, withChanges, wordingOf } from './apply.ts';
import { type ReturnedFile, readReturnedFile } from './formats.ts';
import { type PlannedUnit, planImport, type Taken } from './plan.ts';
import { type TextsOfFile, textsIn } from './units.ts';

interface ReadTexts {
  readonly texts: readonly TextsOfFile[];
  readonly languages: readonly string[];
}

/** The texts of a site in one language, also if they have errors: a translator mends them. Diagnostics if the content cannot be read. */
export async function readTexts(site: Site, language: string): Promise<ReadTexts | { readonly diagnostics: readonly Diagnostic[] }> {
  const { content, diagnostics } = await loadAndCheck(site);
  if (!content) return { diagnostics };
  const { writeFact } = await site.config();
  return {
    texts: textsIn(withCopies(content, missingCopies(content)), language, writeFact),
    languages: Object.keys(content.languages.value),
  };
}

/** The plan for the texts of one content file. */
export interface FilePlan {
  readonly name: string;
  readonly texts: TextsOfFile;
  readonly units: readonly PlannedUnit[];
}

interface ImportOptions {
  readonly by: string;
  readonly at: string;
  /** The signer of a person; undefined without a private key on this machine. */
  signerFor(person: Person | undefined): Promise<Signer | undefined>;
  readonly taken?: Taken | undefined;
}

/** The plan of an import; or the reason why it writes nothing: sentences about returned files, or errors of the content. */
export type ImportPlan =
  | { readonly plans: readonly FilePlan[]; readonly edits: readonly Edit[]; readonly lines: readonly string[] }
  | { readonly faults: readonly string[] }
  | { readonly diagnostics: readonly Diagnostic[] };

export async function readReturned(site: Site, files: readonly ReturnedFile[], options: ImportOptions): Promise<ImportPlan> {
  const { content, diagnostics } = await loadAndCheck(site);
  if (!content) return { diagnostics };
  const { writeFact } = await site.config();
  const missing = missingCopies(content);
  const open = withCopies(content, missing);
  const textsOf = memoize((language: string) => textsIn(open, language, writeFact));
  const { plans, faults: ofFiles } = await planFiles(files, textsOf, options.taken);
  const { by, at } = options;
  const sign = await options.signerFor(personOf(content.people?.value ?? {}, by));
  const faults = [...ofFiles, ...strangers(content, plans, { by, at, sign })];
  if (faults.length) return { faults };
  const changes = plans.flatMap(({ units, texts }) => changesOf(units, texts));
  const added = missing.filter((one) => changes.some(({ file }) => file === one.file));
  const after = withChanges(withCopies(content, added), changes);
  const errors = changes.length ? await newErrors(after, diagnostics, site) : [];
  if (errors.length) return { diagnostics: errors };
  const { newTextFile } = await import('../1-load/positions/new-text-file.ts');
  const ofNewFiles = added.map(({ file, sourceLanguage }) => newTextFile(file, sourceLanguage, wordingOf(changes, file)));
  const isNew = ({ file }: TextChange) => added.some((one) => one.file === file);
  const located: readonly (TextChange & { readonly fix?: Fix })[] = await place(
    changes.filter((change) => !isNew(change)),
    site,
  );
  const lost = located.find(({ file, fix }) => !fix || fix.edits.some((edit) => edit.file !== file));
  if (lost) {
    const sentence = 'is not a text in quotation marks there, so it cannot be rewritten. Write it as one.';
    return { faults: [`${lost.file}: '${lost.dataPath.join('.')}' ${sentence}`] };
  }
  const lines = plans.flatMap(({ units, texts }) => attestations(units, texts.file, { content: after, writeFact, by, at, sign }));
  return { plans, lines, edits: [...ofNewFiles, ...located.flatMap(({ fix }) => fix?.edits ?? [])] };
}

/** The reasons why the person of --by does not translate the languages of the files. */
function strangers(
  { people }: Content,
  plans: readonly FilePlan[],
  { by, at, sign }: Pick<ImportOptions, 'by' | 'at'> & { readonly sign: Signer | undefined },
): string[] {
  const faults = plans.map(({ texts: { language } }) =>
    signingFault(people?.value ?? {}, { by, at, roles: rolesFor.translated, language, signedBy: 'those with a key' }, sign),
  );
  return [...new Set(faults.filter((fault) => fault !== undefined))];
}

async function planFiles(files: readonly ReturnedFile[], textsOf: (language: string) => readonly TextsOfFile[], taken: Taken | undefined) {
  const plans = new Map<string, FilePlan>();
  const faults: string[] = [];
  for (const file of files) {
    const { name } = file;
    const read = await readReturnedFile(file);
    if ('fault' in read) {
      faults.push(`${name} ${read.fault}`);
      continue;
    }
    for (const returned of read) {
      const texts = textsOf(languageOf(returned)).find((one) => one.file === returned.file);
      const other = plans.get(returned.file);
      if (!texts)
        faults.push(`${name} is for '${returned.file}' in '${returned.language}', which this content does not have. Export it again.`);
      else if (texts.base !== returned.base) faults.push(`${name} was exported from another site. Import it there.`);
      else if (other) faults.push(`${name} and ${other.name} are both for '${returned.file}'. Import one of them.`);
      else plans.set(returned.file, { name, texts, units: planImport(texts.units, returned.units, taken) });
    }
  }
  const refused = [...plans.values()].flatMap(({ name, units }) =>
    units.flatMap(({ fault, returned }) => (fault ? [`${name} unit '${returned.key}': ${fault}`] : [])),
  );
  return { plans: [...plans.values()], faults: [...faults, ...refused] };
}

/** The language of a returned file. Translation tools add a region to it, `fr-FR` or `fr_FR` for `fr`. */
function languageOf({ file, language }: Pick<TextsOfFile, 'file' | 'language'>): string {
  const own = languageOfFile(file);
  const tag = canonicalTag(language) ?? language;
  return own !== undefined && isOfLanguage(tag, own) ? own : tag;
}

/** Whether a text is missing: so it was before, because an import removes none. */
const isMissing = ({ code }: Diagnostic) => ['WL2001', 'WL2010', 'WL4002'].includes(code);

/** Errors that the checks of a build find in the changed content, and not at the same place in the present one. */
async function newErrors(after: Content, before: readonly Diagnostic[], site: Site): Promise<readonly Diagnostic[]> {
  const { check } = await import('../compile/steps/stages.ts');
  const { checks: own } = await site.config();
  const placeOf = ({ code, file, dataPath = [] }: Diagnostic) => [code, file, ...dataPath].join(' ');
  const present = new Set(before.map(placeOf));
  const findings = check(after, await vocabularyOf(site), own).filter(
    (finding) => finding.severity === 'error' && !needsDecision(finding) && !isMissing(finding) && !present.has(placeOf(finding)),
  );
  return errorsLeft(findings, site, after);
}
