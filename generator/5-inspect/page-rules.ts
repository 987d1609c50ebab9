/* Every rule over one page. To add one: a file in page-rules/, a line here, samples in tests/inspection/. */

export { contacts } from './page-rules/contacts.ts';
export { choices, fieldsets, optionalFields, submitButtons } from './page-rules/field-groups.ts';
export { blockingScripts, requests } from './page-rules/first-paint.ts';
export { hiddenFocus, skipLink } from './page-rules/focus.ts';
export { foreignCode, openers } from './page-rules/foreign-code.ts';
export { head, previews, repeatedPages, titles } from './page-rules/head.ts';
export { headingOrder, mainHeading } from './page-rules/headings.ts';
export { anchors, references, repeatedIds } from './page-rules/ids.ts';
export { imageSizes, imageWeight } from './page-rules/images.ts';
export { inlineCode } from './page-rules/inline-code.ts';
export { landmarks, outsideLandmarks } from './page-rules/landmarks.ts';
export { languageLinks, languageParts } from './page-rules/language-parts.ts';
export { leadEndpoint } from './page-rules/lead-endpoint.ts';
export { linkNames } from './page-rules/link-names.ts';
export { lostValues } from './page-rules/lost-values.ts';
export { forbiddenNames, names, visibleLabels } from './page-rules/names.ts';
export { nesting } from './page-rules/nesting.ts';
export { externalLinks, newTabs } from './page-rules/new-tabs.ts';
export { origins } from './page-rules/origins.ts';
export { drawings, pictures } from './page-rules/pictures.ts';
export { policy } from './page-rules/policy.ts';
export { repairedMarkup } from './page-rules/repaired-markup.ts';
export { roleSurroundings } from './page-rules/role-surroundings.ts';
export { structuredData } from './page-rules/structured-data.ts';
export { tables } from './page-rules/tables.ts';
export { termsBoxes, termsLinks } from './page-rules/terms-links.ts';
export { startTags } from './tag-rules.ts';
