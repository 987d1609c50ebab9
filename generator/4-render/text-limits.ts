import { textLimits } from '../../runtime/text-limits.ts';
import { findTextLimits } from '../model/text-limit.ts';

/** The limits that the templates and the layout set for their texts. */
export const textLimitsOf = findTextLimits(textLimits);
