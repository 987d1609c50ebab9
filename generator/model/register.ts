/*
 * Types that the site and the theme share by declaration merging: the declarations that `1-load/site-types` generates from their files fill
 * these interfaces. They are separate, so that the type of a text never depends on itself.
 */

// biome-ignore-start lint/suspicious/noEmptyInterface: filled by declaration merging
/** Facts by file, then by name: `{ offer: { price: Fact } }`. */
export interface FactFiles {}
/** The names of the fact formats in the configuration: `{ shelves: true }`. */
export interface FactFormatList {}
/** `{ brand: typeof brand }` */
export interface BrandFile {}
/** Page id → the anchors that may be linked to on it, as a union of their names. */
export interface PageList {}
/** `{ dictionary: typeof dictionary }`: the dictionary in its source language. */
export interface SourceDictionary {}
/** The field `values` of each country file, which the theme reads. */
export interface CountryValues {}
/** The field `values` of the site file, which the theme reads. */
export interface SiteValues {}
/** Template name → `{ copy, structure }`. */
export interface TemplateList {}
// biome-ignore-end lint/suspicious/noEmptyInterface: filled by declaration merging

/** The name of a field. */
type NameIn<T> = keyof T & string;
/** The field of a list under a name; something else where nothing is declared. */
type Registered<List, Key extends string, Otherwise> = List extends Record<Key, infer Value> ? Value : Otherwise;
/** The declared names; without a declaration any name. */
type OrAnyName<Known> = [Known] extends [never] ? string : Known;

/** `prices.monthly`: the name of a facts file, then the name of the fact in it. */
export type FactId = OrAnyName<{ [File in NameIn<FactFiles>]: `${File}.${NameIn<FactFiles[File]>}` }[NameIn<FactFiles>]>;

/** A fact format of the configuration; without a declaration any name, which `check` checks. */
export type FactFormatName = OrAnyName<NameIn<FactFormatList>>;

type BrandValues = Registered<BrandFile, 'brand', Record<string, string>>;
/** The texts of the brand file, which texts refer to as `{brand:product}`. */
export type BrandKey = { [Key in NameIn<BrandValues>]: BrandValues[Key] extends string ? Key : never }[NameIn<BrandValues>];
/** The name of an address outside this site, under `externalLinks` of the brand file. */
export type ExternalLinkName = BrandValues extends { externalLinks: infer Links } ? NameIn<Links> : string;

/** The id of a page: the name of its folder. */
export type PageId = OrAnyName<NameIn<PageList>>;
/** An anchor of a page that may be linked to. */
export type AnchorOf<Id extends PageId> = PageList extends Record<Id, infer Anchor extends string> ? Anchor : string;

/** The dictionary in its source language: group → key → text. */
export type DictionaryTexts = Registered<SourceDictionary, 'dictionary', Record<string, Record<string, string>>>;

/** The name of a template of the theme. */
export type TemplateName = OrAnyName<NameIn<TemplateList>>;
/** The texts that a template reads. */
export type CopyOf<Name extends TemplateName> = TemplateList extends Record<Name, { copy: infer Copy }> ? Copy : unknown;
/** The texts of the templates that show a contract: those whose structure has its outline. */
export type ContractCopy = {
  [Name in NameIn<TemplateList>]: TemplateList[Name] extends { copy: infer Copy; structure: { outline: unknown } } ? Copy : never;
}[NameIn<TemplateList>];
/** The structure that a template reads. */
export type StructureOf<Name extends TemplateName> =
  TemplateList extends Record<Name, { structure: infer Structure }> ? Structure : unknown;
