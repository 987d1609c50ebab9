/** The entries that content and themes import. */
export type PackageEntry = 'wortlaut' | 'wortlaut/react' | 'wortlaut/client';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Entry → the names under which it exports what version 0.1.0 had in modules of the generator and the theme. A test compares them. */
export const exportedNames: Readonly<Record<PackageEntry, ReadonlySet<string>>> = {
  wortlaut: words(`
    agree at capability capable claim count covers date defineBrand defineClaims defineClauses defineCopy defineCountry defineDictionary
    defineFacts defineLanguages defineNavigation defineOutline definePage defineSite defineSuppressions duration everywhere exists
    existsFact existsPage extend external fallback governed hours money offered omit outbound percent same sameNames saving score specified sum
    thisYear to toEdition translate within`),
  'wortlaut/react': words(`
    AcceptedDocument ClauseToken CompiledMessage CountryChoice EachCountry Formatted LanguageChoice Link Localized MenuEntry Money Outline
    PageContext PageProvider RichPart RichText Target TextLimit numbersOf usePage fragment FactId BrandKey PageId TemplateName CopyOf
    StructureOf`),
  'wortlaut/client': words('AddressTable addressIn resolve afterPaint whenIdle MessagesProvider useHydrated'),
};
