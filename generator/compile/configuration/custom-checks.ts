import type { Check } from '../../2-check/content-check.ts';
import type { Finding } from '../../5-inspect/finding.ts';
import type { PageRule } from '../../5-inspect/page-rule.ts';
import type { SiteRule } from '../../5-inspect/site-rule.ts';
import type { Code } from '../../diagnostics/codes.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Named } from '../../diagnostics/run-check.ts';
import type {
  CodeExplanation,
  ContentFinding,
  CustomCheck,
  CustomPageRule,
  CustomSiteRule,
  CustomTextCheck,
  PageFinding,
} from '../../node/check.ts';
import { inTime } from '../../package/in-time.ts';
import { framesOf } from '../../package/stack-frames.ts';

/* The checks and rules of a configuration in the form of those of Wortlaut. `file` is the configuration, where their own faults are reported. */

export const asCheck =
  (file: string, limit?: number) =>
  (check: CustomCheck | CustomTextCheck): Check => {
    const { name } = check;
    const reported = (run: () => readonly ContentFinding[]) => found(run, check, limit).map((one) => diagnosticOf(one, check, file));
    return 'runOn' in check
      ? { name, runOn: (...given) => reported(() => check.runOn(...given)) }
      : { name, run: (...given) => reported(() => check.run(...given)) };
  };

export const asSiteRule =
  (file: string) =>
  (rule: CustomSiteRule): Named<SiteRule> => ({
    name: rule.name,
    run: (...given) => found(() => rule.run(...given), rule).map((one) => diagnosticOf(one, rule, file)),
  });

export const asPageRule =
  (file: string) =>
  (rule: CustomPageRule): Named<PageRule> => ({
    name: rule.name,
    run: (...given) =>
      found(() => rule.run(...given), rule).map(
        ({ subject, ...one }): Finding =>
          isExplained(one, rule)
            ? { ...one, code: one.code as Code, subject: subject ?? one.message }
            : { ...unexplained(one, rule, file), subject: one.code },
      ),
  });

interface Explained {
  readonly name: string;
  readonly codes: Readonly<Record<string, CodeExplanation>>;
}

/** The findings of a check. Throws for anything else that it returns, and for its own error, with the place in its source. */
function found<Given extends ContentFinding | PageFinding>(
  run: () => readonly Given[],
  { name }: Explained,
  limit?: number,
): readonly Given[] {
  const isFinding = (one: Given | null) => typeof one?.code === 'string' && typeof one.message === 'string';
  const returned = withPlace(run, limit);
  if (Array.isArray(returned) && returned.every(isFinding)) return returned;
  throw failure(`'${name}' must return a list of findings, each with a code and a message`);
}

/** Milliseconds for a check of all content. */
const longest = 8000;

function withPlace<Value>(run: () => Value, limit = longest): Value {
  try {
    return inTime(run, limit);
  } catch (error) {
    const place = framesOf(error).find(({ file }) => !file.startsWith('node_modules/'));
    const reason = error instanceof Error ? error.message : String(error);
    throw failure(place ? `${reason} (${place.file}:${place.line}:${place.column})` : reason);
  }
}

/** An error without a place in this module, which does not help the author of the check. */
const failure = (reason: string) => Object.assign(new Error(reason), { stack: '' });

const isExplained = ({ code }: { readonly code: string }, { codes }: Explained) => Object.hasOwn(codes, code);

const diagnosticOf = (one: ContentFinding, check: Explained, file: string): Diagnostic =>
  isExplained(one, check) ? { ...one, code: one.code as Code } : unexplained(one, check, file);

/** WL6033: a finding with a code that its check does not explain. */
const unexplained = ({ code, message }: ContentFinding | PageFinding, { name }: Explained, file: string) =>
  finding('WL6033', { file }, [
    `The check '${name}' reports the code '${code}', which its codes do not have: ${message}`,
    `Add '${code}' to the codes of '${name}', or correct it there.`,
  ]);
