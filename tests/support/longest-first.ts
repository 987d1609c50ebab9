import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readDurations } from '../quick/test-durations.ts';
import { root } from './paths.ts';

/**
 * Files that take longest, in this order, for a machine that has not run them yet: by themselves the files are run by their size, and the
 * random sequences, whose files are short, would keep one worker busy when all others have finished.
 */
const longest = [
  'tests/checks/checks.test.ts',
  'tests/incremental/processes/changed-code.test.ts',
  'tests/incremental/sequences-of-settings.test.ts',
  'tests/incremental/sequences-of-facts.test.ts',
  'tests/theme/config.test.ts',
  'tests/usage/new.test.ts',
  'tests/theme/broken-files.test.ts',
  'tests/site/workflow.test.ts',
  'tests/theme/components.test.ts',
  'tests/theme/failing-template.test.ts',
  'tests/incremental/processes/interrupted-builds.test.ts',
  'tests/usage/compiler.test.ts',
  'tests/incremental/sequences-of-wording.test.ts',
  'tests/incremental/sequences-of-pages.test.ts',
];

/** Begins with the files that took longest on this machine, so that no worker is left alone with one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = await readDurations();
    const sorted = await super.sort(files);
    const secondsOf = ({ moduleId }: TestSpecification) => {
      const path = relative(root, moduleId);
      const place = longest.indexOf(path);
      return durations[path] ?? (place < 0 ? 0 : longest.length - place);
    };
    return sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}
