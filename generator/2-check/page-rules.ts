import type { PageRule } from './inspect.ts';
import { anchors } from './page-rules/anchors.ts';
import { contacts } from './page-rules/contacts.ts';
import { foreignCode } from './page-rules/foreign-code.ts';
import { head } from './page-rules/head.ts';
import { inlineCode } from './page-rules/inline-code.ts';
import { mainHeading } from './page-rules/main-heading.ts';
import { origins } from './page-rules/origins.ts';
import { outboundLinks } from './page-rules/outbound-links.ts';
import { policy } from './page-rules/policy.ts';
import { previews } from './page-rules/previews.ts';
import { repeatedIds } from './page-rules/repeated-ids.ts';
import { structuredData } from './page-rules/structured-data.ts';
import { titles } from './page-rules/titles.ts';

/** Every rule over one page. To add one: a file in page-rules/, a line here, a sample in tests/inspection/. */
export const pageRules: readonly PageRule[] = [
  mainHeading,
  repeatedIds,
  anchors,
  head,
  titles,
  previews,
  structuredData,
  outboundLinks,
  contacts,
  inlineCode,
  foreignCode,
  origins,
  policy,
];
