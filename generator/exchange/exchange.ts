import type { Site } from '../compile/configuration/open-site.ts';
import { vocabularyOf } from '../compile/configuration/theme-vocabulary.ts';
import { needsDecision, readContent } from '../compile/read-content.ts';
import { errorsLeft, place } from '../compile/steps/finish-findings.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Edit } from '../diagnostics/fix.ts';
import type { Content } from '../model/content.ts';
import { attestations, changesOf, type TextChange, withChanges } from './apply.ts';
import { type PlannedUnit, planImport, type Taken } from './plan.ts';
import { type TextsOfFile, textsIn } from './units.ts';

/** The texts of a site in one language, or faults of the content. */
export async function readTexts(
  site: Site,
  language: string,
): Promise<
  { readonly texts: readonly TextsOfFile[]; readonly languages: readonly string[] } | { readonly diagnostics: readonly Diagnostic[] }
> {
  const { content, diagnostics } = await readContent(site);
  return content ? { texts: textsIn(content, language), languages: Object.keys(content.languages.value) } : { diagnostics };
}

/** A file that a translation tool returned. */
export interface ReturnedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The plan for the texts of one content file. */
export interface FilePlan {
  /** The name of the returned file. */
  readonly name: string;
  readonly texts: TextsOfFile;
  readonly units: readonly PlannedUnit[];
}

interface ImportOptions {
  readonly by: string;
  readonly at: string;
  readonly taken?: Taken | undefined;
}

/** What an import would write; or the reason why it writes nothing: sentences about returned files, or errors of the content. */
export type ImportPlan =
  | { readonly plans: readonly FilePlan[]; readonly edits: readonly Edit[]; readonly lines: readonly string[] }
  | { readonly faults: readonly string[] }
  | { readonly diagnostics: readonly Diagnostic[] };

/** Plans the import of returned files. Writes nothing. */
export async function readReturned(site: Site, files: readonly ReturnedFile[], options: ImportOptions): Promise<ImportPlan> {
  const { content, diagnostics } = await readContent(site);
  if (!content) return { diagnostics };
  const { plans, faults } = await planFiles(content, files, options.taken);
  if (faults.length) return { faults };
  const changes = plans.flatMap(({ units, texts }) => changesOf(units, texts.file));
  const errors = await newErrors(content, changes, site);
  if (errors.length) return { diagnostics: errors };
  const located = await place(changes, site);
  const edits = located.map((change) => ('fix' in change ? (change.fix as { edits: readonly Edit[] }).edits : []));
  const lost = changes.find(({ file }, index) => !edits[index]?.length || edits[index]?.some((edit) => edit.file !== file));
  if (lost)
    return {
      faults: [
        `${lost.file}: '${lost.dataPath.join('.')}' is not a text in quotation marks there, so it cannot be rewritten. Write it as one.`,
      ],
    };
  return { plans, edits: edits.flat(), lines: plans.flatMap(({ units }) => attestations(units, options)) };
}

async function planFiles(content: Content, files: readonly ReturnedFile[], taken: Taken | undefined) {
  const { readXliff } = await import('./read-xliff.ts');
  const plans: FilePlan[] = [];
  const faults: string[] = [];
  for (const { name, bytes } of files) {
    const read = readXliff(bytes);
    if ('fault' in read) {
      faults.push(`${name} ${read.fault}`);
      continue;
    }
    for (const returned of read) {
      const texts = textsIn(content, returned.language).find(({ file }) => file === returned.file);
      if (!texts)
        faults.push(`${name} is for '${returned.file}' in '${returned.language}', which this content does not have. Export it again.`);
      else if (texts.base !== returned.base) faults.push(`${name} was exported from another site. Import it there.`);
      else plans.push({ name, texts, units: planImport(texts.units, returned.units, taken) });
    }
  }
  const refused = plans.flatMap(({ name, units }) =>
    units.flatMap(({ fault, returned }) => (fault ? [`${name} unit '${returned.key}': ${fault}`] : [])),
  );
  return { plans, faults: [...faults, ...refused] };
}

/** Errors that the checks of a build find in the changed content and not in the present one. */
async function newErrors(content: Content, changes: readonly TextChange[], site: Site): Promise<readonly Diagnostic[]> {
  if (!changes.length) return [];
  const { check } = await import('../compile/steps/stages.ts');
  const { checks: own } = await site.config();
  const vocabulary = await vocabularyOf(site);
  const after = withChanges(content, changes);
  const found = check(after, vocabulary, own).filter((finding) => finding.severity === 'error' && !needsDecision(finding));
  return errorsLeft(found, site, after);
}
