import type { BuildResult, Diagnostic } from '../../generator/index.ts';
import type { Fixture } from './fixture.ts';
import { type Memory, madeOf } from './memory.ts';
import { type Outcome, outputOf, pagesOf } from './outcome.ts';

export interface Built {
  readonly result: BuildResult;
  readonly force: boolean;
  readonly memory: Memory;
  readonly fixture: Fixture;
  /** New pages may have been rendered already, by another build with the same cache. */
  readonly renderedBefore: boolean;
}

/** Compares a build with a clean one of the same situation; returns the memory for the next build, or the differences. */
export async function compareWithClean({
  result,
  force,
  memory,
  fixture,
  renderedBefore,
}: Built): Promise<{ memory: Memory } | { faults: readonly string[] }> {
  const clean = await fixture.clean(memory.situation);
  const changedByHand = force && clean.ok ? new Set<string>() : memory.changedByHand;
  const output = clean.ok ? clean.output : memory.output;
  const found = outputOf(fixture.folders.out);
  const faults = [
    ...differentAnswers(result, clean, memory.cacheDamaged),
    ...differentFiles(found, output, changedByHand).map(
      (path) => `${path} is not as ${clean.ok ? 'a clean build makes it' : 'the last good build left it'}`,
    ),
  ];
  if (faults.length) return { faults };
  if (!clean.ok) return { memory };
  const tooFew = memory.cacheDamaged || renderedBefore ? [] : renderedTooFew(result.rendered, { found, memory, out: fixture.folders.out });
  if (tooFew.length) return { faults: tooFew };
  return { memory: { ...memory, output, changedByHand, made: new Set([...memory.made, ...madeOf(output)]) } };
}

function differentAnswers(result: BuildResult, clean: Outcome, cacheDamaged: boolean): string[] {
  const ofContent = result.diagnostics.filter(({ code }) => !(cacheDamaged && code === 'WL6007'));
  const reported = (diagnostics: readonly Diagnostic[]) => diagnostics.map((one) => JSON.stringify(one)).join('\n') || 'nothing';
  return [
    ...(result.ok === clean.ok ? [] : [`the build ${result.ok ? 'succeeds' : 'fails'}, a clean one does not`]),
    ...(result.pages === clean.pages ? [] : [`it counts ${result.pages} pages, a clean build of ${clean.pages}`]),
    ...(reported(ofContent) === reported(clean.diagnostics)
      ? []
      : [`it reports ${reported(ofContent)}\na clean build reports ${reported(clean.diagnostics)}`]),
    ...(result.diagnostics.length - ofContent.length > 1 ? ['it reports more than once that the cache is damaged'] : []),
  ];
}

function differentFiles(found: Outcome['output'], expected: Outcome['output'], exempt: ReadonlySet<string>): string[] {
  const paths = new Set([...Object.keys(found), ...Object.keys(expected)]);
  return [...paths].filter((path) => found[path] !== expected[path] && !exempt.has(path)).sort();
}

/** Pages with new bytes must have been rendered, unless they were edited by hand. */
function renderedTooFew(
  rendered: number,
  { found, memory: { made, changedByHand }, out }: { found: Outcome['output']; memory: Memory; out: string },
): string[] {
  const fresh = pagesOf(out).filter((path) => !made.has(`${path} ${found[path]}`) && !changedByHand.has(path));
  return rendered < fresh.length ? [`it counts ${rendered} rendered pages, but ${fresh.length} are new: ${fresh.join(', ')}`] : [];
}
