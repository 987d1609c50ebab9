import type { z } from 'zod';
import { codes } from '../diagnostics/codes.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { didYouMean, editorOffers, faultOf, issuesOf, ownerOf } from './describe-issue.ts';
import { config } from './schemas/config.ts';

/** WL6032: what is wrong with the values of a configuration, without lines. Empty if nothing is. `taken` are the names that Wortlaut has itself. */
export function checkConfig(value: unknown, file: string, taken: TakenNames): Diagnostic[] {
  const issues = issuesOf(config, value);
  if (issues.length)
    return issues.map((issue) =>
      fault(file, issue.path.map(String), [
        `${ownerOf(issue) ?? 'The configuration'} ${faultOf(issue)}.`,
        didYouMean(issue) || editorOffers,
      ]),
    );
  const given = value as z.output<typeof config>;
  return [...checkCodes(given, file), ...checkNames(given, file, taken)];
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
