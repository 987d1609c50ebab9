import theme from '../../runtime/theme.ts';
import { findTextLimits } from '../model/text-limit.ts';

export { theme };

/** The names that a page may give as its template. */
export const templateNames: readonly string[] = Object.keys(theme.templates);

/** The limits that the templates and the layout set for their texts. */
export const textLimitsOf = findTextLimits(theme.textLimits);
