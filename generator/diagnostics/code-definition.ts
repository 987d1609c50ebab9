/** Steps of a command other than checks and rules over pages. */
export type Step =
  /** The TypeScript compiler, which only `check` runs. Checks report some of its codes, too. */
  | 'compiler'
  /** Reading, bundling and running the theme. */
  | 'theme'
  /** Weighing what visitors fetch; the pseudo-locale is not weighed. */
  | 'weights'
  /** Replacing missing translations, which only a draft does. */
  | 'draft'
  /** Files, processes, threads and the cache. */
  | 'system';

/** The kinds of content files whose faults can cause other findings. */
export type ContentKind =
  | 'facts'
  | 'countries'
  /** Countries in counts: in the amount of a fact. */
  | 'counted countries'
  | 'dictionaries'
  | 'pages'
  | 'page texts'
  | 'contracts'
  | 'claims'
  /** Everything that claims depend on. */
  | 'evidence';

/** How commands treat the findings of a code. */
interface Treatment {
  /** By default 'error'. Errors stop a build, warnings do not. */
  readonly severity?: 'error' | 'warning';
  /** False if a suppression must not name it: faults of the build, unreadable content, and what would leave a gap in a page. */
  readonly suppressible?: false;
  /** The exit code of a command that reports it as an error; by default 1. */
  readonly exitCode?: 2 | 70;
  /** The exit code of a command if every error has an `exitCodeAlone`. */
  readonly exitCodeAlone?: 2;
  /** The step that must have run before a suppression of it counts as unused; by default any complete run. */
  readonly foundBy?: Step;
  /** The part of a site that a command could not examine because of it. */
  readonly leavesUnchecked?: 'everything' | 'content' | 'pages' | 'types';
  /** Only an attestation, a waiver or another decision removes it, so it must not block the commands that write or explain these. */
  readonly needsDecision?: true;
  /** How the coverage of translations counts it. Errors of other codes stop the report. */
  readonly coverage?: 'incomplete' | 'identical' | 'foreign' | 'unused' | 'tooLong' | 'forms';
  /** Not reported of a draft, which shows another language instead and counts such texts (WL2033). */
  readonly shownInDraft?: true;
  /** Not reported if a file of one of these kinds could not be read, because it may follow from that. */
  readonly followsFromUnread?: readonly ContentKind[];
  /** Not reported if the same folder has a finding of that code, from which it follows. */
  readonly followsFrom?: `WL${number}`;
  /** Set if the file is read in spite of the error. */
  readonly fileIsRead?: true;
  /** Set if compiler errors in the folder of the file only follow from it. */
  readonly distortsTypes?: true;
}

/** The meaning of a code, and how commands treat its findings. */
export interface CodeDefinition extends Treatment {
  /** One sentence: what is wrong. */
  readonly title: string;
  /** Why it is wrong and how to fix it. */
  readonly cause: string;
  /** An example with the fault: a few lines of content, of HTML, or of the file that it is in. */
  readonly bad: string;
  /** The example without the fault. */
  readonly good: string;
}

/** A title, a cause, the lines of an example with the fault after `-`, and those of the example without it after `+`. */
const form = /^(.+)\n {4}(.+)\n((?: {4}- .*\n)+)((?: {4}\+ .*\n?)+)$/;

/** Defines a code by how commands treat it and by its explanation, whose lines after the title are indented by four spaces. */
export const code =
  <const Own extends Treatment = object>(treatment?: Own) =>
  ([explanation = '']: TemplateStringsArray) => {
    const [, title = '', cause = '', ...examples] = form.exec(explanation) ?? [];
    const [bad = '', good = ''] = examples.map((lines) => lines.replace(/^ {4}[-+] /gm, '').trimEnd());
    return { title, cause, bad, good, ...treatment } as CodeDefinition & Own;
  };
