/** The entry `wortlaut/react`, for themes. */

export type { ColourPair, ColourTable } from '../model/colour-pairs.ts';
export type { EachCountry } from '../model/each-country.ts';
export type { Money } from '../model/fact.ts';
export type { ClauseToken, CompiledMessage, Formatted, Localized, RichPart, RichText } from '../model/localized.ts';
export { numbersOf, type Outline } from '../model/outline.ts';
export type * from '../model/register.ts';
export type { Target } from '../model/site.ts';
export type { TextLimit } from '../model/text-limit.ts';
export { createIsland } from './create-island.ts';
export type { Endpoint, EndpointPlace, Keep, Submission } from './endpoint.ts';
export * from './page-context.ts';
export { Picture, type PictureFile } from './picture.ts';
export { serializeProps } from './serialized-props.ts';
export {
  type DocumentContext,
  defineTheme,
  type LayoutProps,
  type PageMeta,
  type StructuredDataInput,
  type Theme,
  type ThemeDocument,
  type ThemeHead,
} from './theme.ts';
