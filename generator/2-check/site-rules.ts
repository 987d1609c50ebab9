import type { SiteRule } from './inspect.ts';
import { colourContrast } from './site-rules/colour-contrast.ts';

/** Every rule over the whole site. To add one: a file in site-rules/, a line here, a sample in tests/inspection/. */
export const siteRules: readonly SiteRule[] = [colourContrast];
