import { codesText } from '../../generator/7-report/codes-text.ts';
import { allCodes, type Code, closestMatch, definitionOf, isCode, needsDecision } from '../../generator/index.ts';
import { commandName } from '../../generator/package/command-name.ts';
import { UsageError } from '../command-errors.ts';
import { explainClaim } from '../explain/explain-claim.ts';
import { explainCode } from '../explain/explain-code.ts';
import { explainFact } from '../explain/explain-fact.ts';
import { explainPage, type PageOptions } from '../explain/explain-page.ts';
import { explainTemplate } from '../explain/explain-template.ts';
import { findSubject } from '../explain/find-subject.ts';
import { drawSheet, type Explanation } from '../explain/sheet.ts';
import { choice, siteHere } from '../options.ts';
import { columnsFor } from '../print.ts';
import { siteFor } from '../site-queries.ts';

interface ExplainOptions extends PageOptions {
  readonly format?: string;
}

/** Explains a code, all codes, the origins of a page's texts, or uses of a fact, a claim or a template. Exit code 2 for other subjects. */
export async function explain(subject: string | undefined, options: ExplainOptions): Promise<number> {
  const format = choice('format', options.format ?? 'text', ['text', 'json']);
  if (subject === undefined) {
    if (options.text !== undefined || options.all)
      throw new UsageError('--text and --all are for pages. Give the address of one, such as /at-de/support/.');
    const { codes } = await siteHere().config();
    process.stdout.write(
      format === 'json'
        ? `${JSON.stringify(Object.fromEntries(allCodes(codes).map((code) => [code, explainCode(code, codes).json])), null, 2)}\n`
        : `${codesText(columnsFor(process.stdout) ?? 100, codes)}\n${commandName} explain WL2001 explains one of them, with an example.\n`,
    );
    return 0;
  }
  const explanation = await explanationOf(subject, options);
  if (typeof explanation === 'number') return explanation;
  const { json, sheet } = explanation;
  process.stdout.write(format === 'json' ? `${JSON.stringify(json, null, 2)}\n` : drawSheet(sheet, process.stdout));
  return 0;
}

/** The explanation of a subject, or the exit code if errors of the content prevent it. */
async function explanationOf(subject: string, options: ExplainOptions): Promise<Explanation | number> {
  const code = await codeOf(subject.toUpperCase());
  if (code !== undefined) {
    if (options.all) throw new UsageError('--all prints every text of a page. Remove it, or the code.');
    return explainCode(code, await siteHere().codes());
  }
  // The command helps to decide about outdated translations and contradictions.
  const site = await siteFor(options, needsDecision);
  if (typeof site === 'number') return site;
  const match = await findSubject(site, subject);
  if (match.kind === 'page') return explainPage(site, match.address, options);
  if (options.text !== undefined || options.all) throw new UsageError(`--text and --all are for pages. Remove them for a ${match.kind}.`);
  const { json, sheet } = await explainers[match.kind](site, match.id);
  const also = match.also ? [`Also of this name: ${commandName} explain ${match.also}`] : [];
  return { json, sheet: { ...sheet, notes: [...(sheet.notes ?? []), ...also] } };
}

const explainers = { fact: explainFact, claim: explainClaim, template: explainTemplate } as const;

/** The code in a subject; undefined for other subjects. Throws a usage error for an unknown code of Wortlaut. */
async function codeOf(given: string): Promise<Code | undefined> {
  if (isCode(given)) return given;
  // The codes of Wortlaut are explained even if the configuration is broken.
  const ofSite = /^[A-Z]{2,8}\d*$/.test(given) ? (await siteHere().config()).codes : {};
  if (isCode(given, ofSite)) return given;
  if (!/^WL\d*$/.test(given)) return undefined;
  const near = closestMatch(given, allCodes(ofSite));
  const remedy = near
    ? `The nearest is ${near}: ${definitionOf(near as Code, ofSite).title}`
    : 'Codes look like WL2001, and precede each message of check.';
  throw new UsageError(`'${given}' is not a known code. ${remedy}`);
}
