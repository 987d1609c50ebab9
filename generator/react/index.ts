/** What a theme imports as `wortlaut/react`. */

export * from './page-context.ts';
export { defineTheme, type LayoutProps, type PageMeta, type StructuredDataInput, type Theme, type ThemeHead } from './theme.ts';
