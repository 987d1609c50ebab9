import type { PageRule } from './page-rule.ts';
import { anchors } from './page-rules/anchors.ts';
import { blockingScripts } from './page-rules/blocking-scripts.ts';
import { contacts } from './page-rules/contacts.ts';
import { externalLinks } from './page-rules/external-links.ts';
import { choices, fieldsets, optionalFields, submitButtons } from './page-rules/field-groups.ts';
import { forbiddenNames } from './page-rules/forbidden-names.ts';
import { foreignCode, openers } from './page-rules/foreign-code.ts';
import { head } from './page-rules/head.ts';
import { headingOrder } from './page-rules/heading-order.ts';
import { hiddenFocus } from './page-rules/hidden-focus.ts';
import { inlineCode } from './page-rules/inline-code.ts';
import { landmarks } from './page-rules/landmarks.ts';
import { languageLinks, languageParts } from './page-rules/language-parts.ts';
import { leadEndpoint } from './page-rules/lead-endpoint.ts';
import { linkNames } from './page-rules/link-names.ts';
import { mainHeading } from './page-rules/main-heading.ts';
import { names } from './page-rules/names.ts';
import { nesting } from './page-rules/nesting.ts';
import { newTabs } from './page-rules/new-tabs.ts';
import { origins } from './page-rules/origins.ts';
import { outsideLandmarks } from './page-rules/outside-landmarks.ts';
import { drawings, pictures } from './page-rules/pictures.ts';
import { policy } from './page-rules/policy.ts';
import { previews } from './page-rules/previews.ts';
import { references } from './page-rules/references.ts';
import { repairedMarkup } from './page-rules/repaired-markup.ts';
import { repeatedIds } from './page-rules/repeated-ids.ts';
import { requests } from './page-rules/requests.ts';
import { roleSurroundings } from './page-rules/role-surroundings.ts';
import { skipLink } from './page-rules/skip-link.ts';
import { structuredData } from './page-rules/structured-data.ts';
import { tables } from './page-rules/tables.ts';
import { termsBoxes, termsLinks } from './page-rules/terms-links.ts';
import { titles } from './page-rules/titles.ts';
import { visibleLabels } from './page-rules/visible-labels.ts';
import { startTags } from './tag-rules.ts';

/** Every rule over one page. To add one: a file in page-rules/, a line here, samples in tests/inspection/. */
export const pageRules: readonly PageRule[] = [
  leadEndpoint,
  mainHeading,
  repeatedIds,
  inlineCode,
  blockingScripts,
  requests,
  anchors,
  repairedMarkup,
  nesting,
  startTags,
  headingOrder,
  landmarks,
  outsideLandmarks,
  skipLink,
  names,
  visibleLabels,
  forbiddenNames,
  pictures,
  drawings,
  references,
  roleSurroundings,
  hiddenFocus,
  choices,
  fieldsets,
  optionalFields,
  submitButtons,
  tables,
  languageParts,
  languageLinks,
  linkNames,
  newTabs,
  termsLinks,
  termsBoxes,
  head,
  titles,
  previews,
  structuredData,
  externalLinks,
  contacts,
  foreignCode,
  openers,
  origins,
  policy,
];
