import { renderingOf, type Site } from '../compile/configuration/open-site.ts';
import type { SiteModel } from '../compile/site-model.ts';
import type { Claim, EvaluatedClaim } from '../model/claims.ts';
import type { FactEntry } from '../model/content.ts';
import type { Fact } from '../model/fact.ts';
import type { Route } from '../model/manifest.ts';
import type { ValuePlace } from '../model/reading.ts';
import { noAssets } from '../model/site-files.ts';
import { findTextLimits } from '../model/text-limit.ts';
import type { NamingText } from './fact-uses.ts';
import type { TemplateUses } from './template-uses.ts';

/* Everything that depends on a fact, a claim or a template. */

interface PageUse extends ValuePlace {
  readonly page: string;
  readonly template: string;
  readonly addresses: readonly string[];
}

interface NamedFact extends ValuePlace {
  readonly id: string;
  readonly value: string;
}

export interface FactReport extends NamedFact {
  readonly fact: Fact;
  /** The values of all days, the earliest first; empty if it has one alone. */
  readonly values: readonly { readonly from: string; readonly value: string; readonly source: string; readonly asOf: string }[];
  readonly pages: readonly PageUse[];
  readonly locales: readonly string[];
  /** Whether it is a clause of a contract. */
  readonly texts: readonly (NamingText & { readonly clause: boolean })[];
  /** Templates that read it directly. */
  readonly templates: readonly string[];
  /** The facts that it is derived from, and those derived from it. */
  readonly from: readonly NamedFact[];
  readonly following: readonly NamedFact[];
  readonly claims: readonly ClaimOnFact[];
}

/** A claim that depends on a fact; `reopens`: another value needs a new decision, or makes a quote wrong. */
interface ClaimOnFact extends ValuePlace, Pick<EvaluatedClaim, 'id' | 'verdict' | 'asserts' | 'waiver'> {
  readonly reopens: boolean;
}

/** Everything that shows a fact of the site or depends on it. Renders every page. */
export async function usesOfFact(site: SiteModel, id: string): Promise<FactReport> {
  const { claimsReopenedBy, factInFull, factsFollowing, factsOf, factUses, evaluateClaims, renderEach, termsOf } = await import(
    '../compile/steps/stages.ts'
  );
  const { content, manifest } = site;
  const { value: fact, values = [] } = content.facts.get(id) as FactEntry;
  const following = factsFollowing(content.facts, id);
  const rendering = await renderingOf(site.site);
  const { texts, routes, templates } = factUses(content, id, renderEach({ ...rendering, content, manifest, assets: noAssets }));
  const { today } = site.site;
  const reopened = new Set(claimsReopenedBy(content, [id, ...following], today).map((claim) => claim.id));
  const rests = (claim: EvaluatedClaim) => factsOf(content.claims.get(claim.id)?.value ?? noClaim).includes(id);
  const contracts = new Set([...content.contracts.values()].flatMap(({ copies }) => [...copies.values()].map(({ file }) => file)));
  return {
    ...((await namedFacts(site, [id]))[0] as NamedFact),
    fact,
    values: values.map(({ from = '', fact: { source, asOf, ...one } }) => ({ from, value: factInFull(one as Fact), source, asOf })),
    pages: pagesOf(site, routes),
    locales: localesOf(routes),
    texts: texts.map((text) => ({ ...text, clause: contracts.has(text.file) && text.dataPath[0] === 'clauses' })),
    templates,
    from: await namedFacts(site, termsOf(fact)),
    following: await namedFacts(site, following),
    claims: evaluateClaims(content, today)
      .filter((claim) => rests(claim) || reopened.has(claim.id))
      .map(({ id: claim, verdict, asserts, file, waiver }) => {
        const reopens = reopened.has(claim);
        return { id: claim, verdict, asserts, file, dataPath: [claim], ...(waiver && { waiver }), reopens };
      }),
  };
}

const noClaim = { rule: 'EQ', asserts: '', at: [], evidence: null } as const;

export interface ClaimReport extends EvaluatedClaim {
  readonly dataPath: readonly string[];
  /** Each place with the quoted words, and its text. */
  readonly places: readonly (ValuePlace & { readonly where: string; readonly says?: string; readonly value: string })[];
  readonly facts: readonly string[];
  readonly restsOn: readonly NamedFact[];
}

export async function reportOfClaim(site: SiteModel, id: string): Promise<ClaimReport> {
  const { factsOf, find, evaluateClaims, quotedWords } = await import('../compile/steps/stages.ts');
  const claim = site.content.claims.get(id)?.value as Claim;
  const evaluated = evaluateClaims(site.content, site.site.today).find((one) => one.id === id) as EvaluatedClaim;
  return {
    ...evaluated,
    dataPath: [id],
    facts: factsOf(claim),
    restsOn: await namedFacts(site, factsOf(claim)),
    places: claim.at.flatMap((place) => {
      const target = place.in === 'fact' ? undefined : find(site.content, place);
      if (!target || 'message' in target) return [];
      const { where, value, at } = target;
      const says = quotedWords(place);
      return [{ where: where || value, value, ...(says !== undefined && { says }), ...at }];
    }),
  };
}

interface TemplateReport extends Omit<TemplateUses, 'facts'> {
  readonly template: string;
  readonly pages: readonly PageUse[];
  readonly locales: readonly string[];
  /** Facts that it reads directly. */
  readonly facts: readonly NamedFact[];
}

/** The pages of a template of the theme, and their parts. */
export async function usesOfTemplate(site: SiteModel, template: string): Promise<TemplateReport> {
  const { renderEach, templateUses } = await import('../compile/steps/stages.ts');
  const rendering = await renderingOf(site.site);
  const { content, manifest } = site;
  const routes = manifest.routes.filter((route) => route.template === template);
  const pages = renderEach({ ...rendering, content, manifest: { ...manifest, routes }, assets: noAssets });
  const { facts, ...uses } = templateUses(content, { template, pages, limitsOf: findTextLimits(rendering.theme.textLimits) });
  return { template, pages: pagesOf(site, routes), locales: localesOf(routes), ...uses, facts: await namedFacts(site, facts) };
}

export async function templateChoices(site: Site): Promise<readonly string[]> {
  const { templateNames } = await import('../compile/steps/stages.ts');
  return templateNames(await site.theme());
}

async function namedFacts({ content }: SiteModel, ids: readonly string[]): Promise<NamedFact[]> {
  const { factInFull, factPlace } = await import('../compile/steps/stages.ts');
  return ids.flatMap((id) => {
    const entry = content.facts.get(id);
    return entry ? [{ id, value: factInFull(entry.value), ...factPlace(id, entry.file) }] : [];
  });
}

function pagesOf({ content }: SiteModel, routes: readonly Route[]): PageUse[] {
  const ids = [...new Set(routes.map(({ page }) => page))].sort();
  return ids.flatMap((page) => {
    const definition = content.pages.get(page)?.definition;
    const addresses = routes.filter((route) => route.page === page).map(({ path }) => path);
    return definition ? [{ page, template: definition.value.template, file: definition.file, dataPath: [], addresses }] : [];
  });
}

const localesOf = (routes: readonly Route[]) => [...new Set(routes.flatMap(({ locale }) => locale?.id ?? []))].sort();
