import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { runCheck } from '../diagnostics/run-check.ts';
import type { Content } from '../model/content.ts';
import { checks } from './checks.ts';

/** What content may name besides itself: the templates of the runtime. */
export interface Vocabulary {
  readonly templates: readonly string[];
  /** Placeholders are errors instead of warnings. */
  readonly production: boolean;
  /** ISO date of the build: waivers and evidence expire. */
  readonly today: string;
}

/** One rule over the whole content. Its file is named for what it finds. */
export interface Check {
  readonly name: string;
  run(content: Content, vocabulary: Vocabulary): Diagnostic[];
}

/** Everything that is wrong with the content. A check that fails becomes one diagnostic that names it; the others run. */
export function check(content: Content, vocabulary: Vocabulary, list: readonly Check[] = checks): Diagnostic[] {
  return list.flatMap((one) => runCheck(one.name, () => one.run(content, vocabulary)));
}
