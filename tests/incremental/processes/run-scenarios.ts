import { cpSync, rmSync } from 'node:fs';
import type { CleanBuilds } from '../clean-builds.ts';
import { turnFolder } from '../content-folder.ts';
import type { Folders, Outcome } from '../outcome.ts';
import { filesOf, type Situation } from '../situation.ts';
import { answerOf, differences, type Project } from './project.ts';
import type { Scenario } from './scenarios.ts';

export interface ProcessFixture {
  readonly project: Project;
  readonly clean: CleanBuilds;
  /** The situation that `first` holds, built: content, output and cache of both sites. */
  readonly first: Situation;
  readonly firstFolder: string;
  /** The duration of a build in milliseconds. */
  readonly duration: number;
}

/** Two sites with one cache; the second is built beside the first. */
export const sites = ['site', 'neighbour'] as const;

/** Edits the site, builds it in real processes that meet a fate, and throws if the output afterwards is wrong. */
export async function runScenarios(scenarios: readonly Scenario[], fixture: ProcessFixture): Promise<void> {
  const { project, first, firstFolder } = fixture;
  for (const name of [...sites, 'cache']) {
    rmSync(`${project.folder}/${name}`, { recursive: true, force: true });
    cpSync(`${firstFolder}/${name}`, `${project.folder}/${name}`, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  }
  let situation = first;
  let output = (await fixture.clean(first)).output;
  const last = scenarios.at(-1);
  // The next build shows the remains of a killed one.
  for (const scenario of [...scenarios, ...(last && 'killedAt' in last ? [{ edit: last.edit, alone: true } as const] : [])]) {
    const next = { ...situation, edits: new Set([...situation.edits, scenario.edit]) };
    await turnFolder(project.foldersOf('site').content, { from: await filesOf(situation), to: await filesOf(next) });
    situation = next;
    const clean = await fixture.clean(situation);
    output = await meet(scenario, { clean, before: output, fixture });
  }
}

interface Meeting {
  readonly clean: Outcome;
  readonly before: Outcome['output'];
  readonly fixture: ProcessFixture;
}

/** Content of the output folder afterwards. */
async function meet(scenario: Scenario, { clean, before, fixture }: Meeting): Promise<Outcome['output']> {
  const { project, duration } = fixture;
  const folders = project.foldersOf('site');
  const after = clean.ok ? clean.output : before;
  if ('killedAt' in scenario) {
    const { process, ended } = project.build(folders);
    const timer = setTimeout(() => process.kill('SIGKILL'), (duration * scenario.killedAt) / 100);
    const { signal } = await ended;
    clearTimeout(timer);
    const stayed = signal === 'SIGKILL' && differences(folders.out, before).length === 0;
    if (!stayed) expectOutput(scenario, folders, after);
    return stayed ? before : after;
  }
  const neighbour = 'beside' in scenario ? besides(scenario.beside, fixture) : undefined;
  const answers = (await Promise.all(Array.from({ length: 'twice' in scenario ? 2 : 1 }, () => project.build(folders).ended))).map(
    answerOf,
  );
  await neighbour;
  const heard = answers.filter(({ kept }) => !kept);
  if (heard.length === 0) throw new Error(`After ${JSON.stringify(scenario)}: both builds report that the other one is writing`);
  for (const { ok, diagnostics } of heard) {
    // A build that was killed may have left a cache that the next one finds damaged.
    const reported = JSON.stringify(diagnostics.filter(({ code }) => code !== 'WL6007'));
    if (ok !== clean.ok || reported !== JSON.stringify(clean.diagnostics))
      throw new Error(`After ${JSON.stringify(scenario)}: it reports ${reported}, a clean build ${JSON.stringify(clean.diagnostics)}`);
  }
  expectOutput(scenario, folders, after);
  return after;
}

/** Builds the neighbour with an edit, and puts its content back. */
async function besides(edit: string, { project, clean, first }: ProcessFixture): Promise<void> {
  const folders = project.foldersOf('neighbour');
  const situation = { ...first, edits: new Set([...first.edits, edit]) };
  const change = { from: await filesOf(first), to: await filesOf(situation) };
  await turnFolder(folders.content, change);
  const { ok } = answerOf(await project.build(folders).ended);
  const expected = await clean(situation);
  if (ok !== expected.ok) throw new Error(`The neighbour with '${edit}' ${ok ? 'succeeds' : 'fails'}, a clean build does not`);
  if (ok) expectOutput({ edit, alone: true }, folders, expected.output);
  await turnFolder(folders.content, { from: change.to, to: change.from });
}

function expectOutput(scenario: Scenario, { out }: Folders, expected: Outcome['output']): void {
  const different = differences(out, expected);
  if (different.length) throw new Error(`After ${JSON.stringify(scenario)} these files are not as they must be:\n${different.join('\n')}`);
}
