import type { PageRule } from './inspect.ts';
import { anchors } from './page-rules/anchors.ts';
import { inlineCode } from './page-rules/inline-code.ts';
import { mainHeading } from './page-rules/main-heading.ts';
import { repeatedIds } from './page-rules/repeated-ids.ts';

/** Every rule over one page. To add one: a file in page-rules/, a line here, a sample in tests/inspection/. */
export const pageRules: readonly PageRule[] = [mainHeading, repeatedIds, inlineCode, anchors];
