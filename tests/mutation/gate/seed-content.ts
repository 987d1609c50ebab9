import { check } from '../../../generator/2-check/check.ts';
import type { SiteVocabulary } from '../../../generator/2-check/content-check.ts';
import { plan } from '../../../generator/3-plan/plan.ts';
import { headerRules } from '../../../generator/4-render/headers.ts';
import { vocabularyOf } from '../../../generator/compile/configuration/theme-vocabulary.ts';
import { bundleAssets } from '../../../generator/compile/steps/plan-site.ts';
import { renderWholeSite } from '../../../generator/compile/steps/render-whole-site.ts';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import { groupByCause } from '../../../generator/diagnostics/report/group-by-cause.ts';
import type { Content } from '../../../generator/model/content.ts';
import type { Assets } from '../../../generator/model/site-files.ts';
import theme from '../../../runtime/theme.ts';
import { inspect } from '../../support/inspect.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';
import { contractKinds, exchangedClauses } from './contract-kinds.ts';
import { claimKinds, factKinds } from './fact-kinds.ts';
import type { ContentFault, ContentKind, ValuePlace } from './fault.ts';
import { lawKinds } from './law-kinds.ts';
import { missingKinds } from './missing-kinds.ts';
import { pageKinds } from './page-kinds.ts';
import type { Outcome } from './result.ts';
import { richTextKinds } from './rich-text-kinds.ts';
import { batchesOf, chosen } from './sample.ts';
import { signed, signedKinds } from './signed-kinds.ts';
import { styleKinds } from './style-kinds.ts';
import { textKinds } from './text-kinds.ts';

export const contentKinds: readonly ContentKind[] = [
  ...textKinds,
  ...richTextKinds,
  ...factKinds,
  ...claimKinds,
  ...pageKinds,
  ...contractKinds,
  ...signedKinds,
  ...lawKinds,
  ...styleKinds,
  ...missingKinds,
  exchangedClauses,
];

interface Seed {
  readonly kind: ContentKind;
  readonly fault: ContentFault;
  readonly holds: readonly string[];
}

/** Makes a number of faults of every kind in copies of the content, several at once in different files, and evaluates each. */
export async function seedContent(content: Content, places: number, random: (below: number) => number): Promise<Outcome[]> {
  const seedsOf = (kind: ContentKind): Seed[] =>
    chosen(kind.faults(content), placesOf(kind, places), random).map((fault) => ({
      kind,
      fault,
      holds: [...fault.files, ...fault.reported.map(textOf)],
    }));
  const together = contentKinds.filter(({ alone, signed: isSigned }) => !alone && !isSigned);
  const inOnePlace = together.filter(({ onPages }) => !onPages).flatMap(seedsOf);
  const onAllPages = together.filter(({ onPages }) => onPages).flatMap(seedsOf);
  const separate = contentKinds.filter((kind) => !together.includes(kind)).flatMap(seedsOf);
  const batches = [
    ...batchesOf(inOnePlace, places),
    ...batchesOf(onAllPages, places),
    ...separate.filter(({ kind }) => kind.alone).map((seed) => [seed]),
    ...batchesOf(
      separate.filter(({ kind }) => !kind.alone),
      places,
    ),
  ];
  const site = opened({ content: `${root}/content`, today: '2026-11-21' });
  const { assets } = await bundleAssets(site);
  const vocabulary = await vocabularyOf(site);
  const outcomes: Outcome[] = [];
  for (const batch of batches) {
    const before = batch.some(({ kind }) => kind.signed) ? signed(content) : content;
    const changed = batch.reduce((made, { fault }) => fault.make(made), before);
    const diagnostics = reported(changed, vocabulary, batch.some(({ kind }) => kind.onPages) ? assets : undefined);
    outcomes.push(...batch.map(({ kind, fault }) => ({ kind: kind.name, detail: fault.detail, code: codeOf(kind, fault, diagnostics) })));
  }
  return outcomes;
}

/** Fewer places for kinds that need all pages drawn, or the content checked once for each. */
const placesOf = ({ onPages, alone, signed: isSigned }: ContentKind, places: number) =>
  Math.ceil(places / (onPages || alone || isSigned ? 4 : 1));

/** Names a text in all languages: a fault in its source hides faults of its translations. */
const textOf = ({ file, dataPath = [] }: ValuePlace): string => `${file.slice(0, file.lastIndexOf('/'))} ${dataPath.join('.')}`;

/** The gate's findings about some content: of the checks, and of pages for kinds that need them. */
function reported(content: Content, vocabulary: SiteVocabulary, assets: Assets | undefined): readonly Diagnostic[] {
  const checked = check(content, vocabulary);
  const { manifest, diagnostics: routing } = plan(content);
  if (!assets) return [...checked, ...routing];
  const { files, diagnostics: rendering } = renderWholeSite({ theme, content, manifest, assets, today: vocabulary.today });
  return [
    ...checked,
    ...routing,
    ...rendering,
    ...inspect({ content, manifest, files, headers: headerRules(manifest), newTab: theme.newTab }),
  ];
}

function codeOf({ codes, once, alone }: ContentKind, fault: ContentFault, diagnostics: readonly Diagnostic[]): string | undefined {
  const isAbout = ({ severity, file = '' }: Diagnostic) => severity === 'error' && (alone || fault.files.includes(file));
  const errors = groupByCause(diagnostics).filter(isAbout);
  if (once && errors.length > 1) return undefined;
  return diagnostics.find(
    (diagnostic) =>
      codes.some((beginning) => diagnostic.code.startsWith(beginning)) && fault.reported.some((place) => isAt(diagnostic, place)),
  )?.code;
}

/** An address is named in the message; a value by its path, or by the beginning of it. */
function isAt({ file, dataPath = [], message, address = '', related = [] }: Diagnostic, place: ValuePlace): boolean {
  if (place.file.startsWith('/')) return address.startsWith(place.file) || message.includes(place.file);
  const fits = (path: readonly string[]) =>
    !place.dataPath?.length ||
    (path.length > 0 && path.slice(0, place.dataPath.length).every((key, index) => key === place.dataPath?.[index]));
  return [{ file, dataPath }, ...related].some((one) => one.file === place.file && fits(one.dataPath ?? []));
}
