import { closestMatch, parsePath, type SiteModel, templateChoices } from '../../generator/index.ts';
import { commandName } from '../../generator/package/command-name.ts';
import { UsageError } from '../command-errors.ts';

type Subject =
  | {
      readonly kind: 'fact' | 'claim' | 'template';
      readonly id: string /** The argument for another subject of this name. */;
      readonly also?: string;
    }
  | { readonly kind: 'page'; readonly address: string };

const kinds = ['fact', 'claim', 'template'] as const;

/**
 * The subject with a name: a fact, a claim or a template, with its kind before it or by its name alone; otherwise an address. A name that
 * is none of these is a usage error with the nearest name.
 */
export async function findSubject({ content, manifest }: SiteModel, given: string): Promise<Subject> {
  const known = {
    fact: [...content.facts.keys()],
    claim: [...content.claims.keys()],
    template: [...(await templateChoices())],
  };
  const prefix = kinds.find((kind) => given.startsWith(`${kind}:`));
  if (prefix) return { kind: prefix, id: named(prefix, given.slice(prefix.length + 1), known[prefix]) };
  const found = kinds.filter((kind) => known[kind].includes(given));
  const [first, other] = found;
  if (first) return { kind: first, id: given, ...(other && { also: `${other}:${given}` }) };
  if (/[/#]/.test(given) || parsePath(`/${given.toLowerCase()}/`, content.countries.size > 0)) return { kind: 'page', address: given };
  const all = kinds.flatMap((kind) => known[kind]);
  const near = closestMatch(given, all) ?? all.find((name) => name.endsWith(`.${given}`));
  throw new UsageError(
    `'${given}' is no address, fact, claim, template or code. ${near ? `Did you mean '${near}'?` : examplesIn(manifest, known)}`,
  );
}

/** One of each that the site has, and where the others are. */
function examplesIn({ routes }: SiteModel['manifest'], known: Readonly<Record<(typeof kinds)[number], readonly string[]>>): string {
  const named = kinds.flatMap((kind) => known[kind].slice(0, 1).map((id) => `${kind}:${id}`));
  const address = routes.find(({ locale, status }) => locale && status === 200)?.path;
  const places = `Facts are in content/facts; claims are listed by \`${commandName} claims\`, addresses by \`${commandName} routes\`.`;
  return `Examples: ${[...(address ? [address] : []), ...named, 'WL2001'].join(', ')}. ${places}`;
}

function named(kind: (typeof kinds)[number], id: string, known: readonly string[]): string {
  if (known.includes(id)) return id;
  const near = closestMatch(id, known) ?? known.find((name) => name.endsWith(`.${id}`));
  const list = known.length > 24 ? '' : ` Known are ${known.join(', ')}.`;
  throw new UsageError(`There is no ${kind} '${id}'.${near ? ` Did you mean '${kind}:${near}'?` : list || ` Look in content/${kind}s.`}`);
}
