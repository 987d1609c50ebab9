import { closestMatch, parsePath, type SiteModel, templateChoices } from '../../generator/index.ts';
import { commandName } from '../../generator/package/command-name.ts';
import { UsageError } from '../command-errors.ts';

type Subject =
  | {
      readonly kind: 'fact' | 'claim' | 'template';
      readonly id: string;
      /** The argument for another subject of this name. */
      readonly also?: string;
    }
  | { readonly kind: 'page'; readonly address: string };

const kinds = ['fact', 'claim', 'template'] as const;

/** The subject of a name, with or without its kind as a prefix; otherwise an address. Throws a usage error with the nearest name. */
export async function findSubject({ site, content, manifest }: SiteModel, given: string): Promise<Subject> {
  const names = {
    fact: [...content.facts.keys()],
    claim: [...content.claims.keys()],
    template: [...(await templateChoices(site))],
  };
  const prefix = kinds.find((kind) => given.startsWith(`${kind}:`));
  if (prefix) return { kind: prefix, id: named(prefix, given.slice(prefix.length + 1), names[prefix]) };
  const [first, other] = kinds.filter((kind) => names[kind].includes(given));
  if (first) return { kind: first, id: given, ...(other && { also: `${other}:${given}` }) };
  if (/[/#]/.test(given) || parsePath(`/${given.toLowerCase()}/`, content.countries.size > 0)) return { kind: 'page', address: given };
  const all = kinds.flatMap((kind) => names[kind]);
  const near = closestMatch(given, all) ?? all.find((name) => name.endsWith(`.${given}`));
  throw new UsageError(
    `'${given}' is not an address, fact, claim, template or code. ${near ? `Did you mean '${near}'?` : examplesIn(manifest, names)}`,
  );
}

function examplesIn({ routes }: SiteModel['manifest'], names: Readonly<Record<(typeof kinds)[number], readonly string[]>>): string {
  const named = kinds.flatMap((kind) => names[kind].slice(0, 1).map((id) => `${kind}:${id}`));
  const address = routes.find(({ locale, status }) => locale && status === 200)?.path;
  const places = `Facts are in content/facts; claims are listed by \`${commandName} claims\`, addresses by \`${commandName} routes\`.`;
  return `Examples: ${[...(address ? [address] : []), ...named, 'WL2001'].join(', ')}. ${places}`;
}

function named(kind: (typeof kinds)[number], id: string, names: readonly string[]): string {
  if (names.includes(id)) return id;
  const near = closestMatch(id, names) ?? names.find((name) => name.endsWith(`.${id}`));
  const list = names.length > 24 ? '' : ` Choose from ${names.join(', ')}.`;
  throw new UsageError(
    `The ${kind} '${id}' does not exist.${near ? ` Did you mean '${kind}:${near}'?` : list || ` Look in content/${kind}s.`}`,
  );
}
