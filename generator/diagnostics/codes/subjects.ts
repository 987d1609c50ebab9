/* The codes by their subjects. */

export * from './accessibility.ts';
export * from './build.ts';
export * from './claims.ts';
export * from './configuration.ts';
export * from './content.ts';
export * from './content-files.ts';
export * from './contracts.ts';
export * from './head.ts';
export * from './law.ts';
export * from './links.ts';
export * from './markup.ts';
export * from './rich-text.ts';
export * from './routes.ts';
export * from './search-engines.ts';
export * from './security.ts';
export * from './styles.ts';
export * from './translation.ts';
export * from './wording.ts';
