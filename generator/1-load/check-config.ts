import type { z } from 'zod';
import { closestMatch } from '../diagnostics/closest-match.ts';
import { codes } from '../diagnostics/codes.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { deepest, expectation, valueAt } from './describe-issue.ts';
import { config } from './schemas/config.ts';

/** WL6032: what is wrong with the values of a configuration, without lines. Empty if nothing is. `taken` are the names that Wortlaut has itself. */
export function checkConfig(value: unknown, file: string, taken: TakenNames): Diagnostic[] {
  const { data, error } = config.safeParse(value);
  if (!data) return error.issues.flatMap((issue) => describe(deepest(issue), value, file));
  return [...checkCodes(data, file), ...checkNames(data, file, taken)];
}

type Issue = z.core.$ZodIssue;

function describe(issue: Issue, value: unknown, file: string): Diagnostic[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField([...path, key], issue, file));
  const at = path.length ? `'${path.join('.')}'` : 'The configuration';
  const said = issue.code === 'custom' ? `must be ${issue.message}` : expectation(issue, valueAt(value, issue.path));
  return [fault(file, path, [`${at} ${said}.`, 'An editor offers what may stand here (Ctrl-Space).'])];
}

function unknownField(path: readonly string[], { path: within }: Issue, file: string): Diagnostic {
  const name = path.at(-1) ?? '';
  const known = within.length === 0 ? Object.keys(config.shape) : [];
  const near = closestMatch(name, known);
  return fault(file, path, [
    `${within.length ? `'${within.join('.')}'` : 'The configuration'} has a field '${name}', which does not exist.`,
    near ? `Did you mean '${near}'?` : known.length ? `Fields are ${known.join(', ')}.` : 'Remove it, or correct its name.',
  ]);
}

/** Codes have their form, are not those of Wortlaut, and belong to one check each. */
function checkCodes(given: z.output<typeof config>, file: string): Diagnostic[] {
  const owners = new Map<string, string>();
  return (['checks', 'pageRules', 'siteRules'] as const).flatMap((list) =>
    (given[list] ?? []).flatMap(({ name, codes: own }, index) =>
      Object.keys(own).flatMap((code): Diagnostic[] => {
        const owner = owners.get(code);
        owners.set(code, owner ?? name);
        const at = (...words: readonly [string, string]) => [fault(file, [list, String(index), 'codes', code], words)];
        if (code.startsWith('WL') || code in codes)
          return at(`'${name}' defines the code '${code}', but codes with WL are reserved for Wortlaut.`, exampleOf(code));
        if (!/^[A-Z]{2,8}\d{4}$/.test(code))
          return at(`'${code}' is not a code: two to eight capitals and four digits are expected.`, exampleOf(code));
        return owner === undefined
          ? []
          : at(`'${name}' and '${owner}' both define the code '${code}'.`, 'Give one of them another number.');
      }),
    ),
  );
}

const whatIs = { reportFormats: 'a report format', hosts: 'a host' } as const;
/** The names of the report formats and hosts of Wortlaut. */
type TakenNames = Readonly<Record<keyof typeof whatIs, readonly string[]>>;

const checkNames = (given: z.output<typeof config>, file: string, taken: TakenNames): Diagnostic[] =>
  (['reportFormats', 'hosts'] as const).flatMap((field) =>
    Object.keys(given[field] ?? {})
      .filter((name) => taken[field].includes(name))
      .map((name) => fault(file, [field, name], [`'${name}' is ${whatIs[field]} of Wortlaut.`, 'Give yours another name.'])),
  );

const exampleOf = (code: string) => `Write for example SHOP${(/\d+/.exec(code)?.[0] ?? '1').slice(-4).padStart(4, '0')}.`;

const fault = (file: string, dataPath: readonly string[], words: readonly [message: string, hint: string]) =>
  finding('WL6032', { file, dataPath }, words);
