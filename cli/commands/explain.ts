import { codes, nearest } from '../../generator/index.ts';
import { codeText } from '../explain/explain-code.ts';
import { explainPage } from '../explain/explain-page.ts';
import { UsageError } from '../failure.ts';
import type { SiteOptions } from '../options.ts';
import { usesColour } from '../print.ts';
import { siteFor } from '../site-model.ts';

/** Explains a diagnostic's code, or where everything on a page comes from. Exit code 2 for a code or an address that does not exist. */
export async function explain(subject: string, options: SiteOptions): Promise<number> {
  if (/^wl\d*$/i.test(subject)) {
    process.stdout.write(codeText(codeChoice(subject.toUpperCase()), usesColour(process.stdout)));
    return 0;
  }
  const site = await siteFor(options);
  return typeof site === 'number' ? site : explainPage(site, subject, options);
}

function codeChoice(given: string): keyof typeof codes {
  if (Object.hasOwn(codes, given)) return given as keyof typeof codes;
  const near = nearest(given, Object.keys(codes));
  const remedy = near
    ? `The nearest is ${near}: ${codes[near as keyof typeof codes].title}`
    : 'A code looks like WL2001 and stands in front of each message of check.';
  throw new UsageError(`'${given}' is no code. ${remedy}`);
}
