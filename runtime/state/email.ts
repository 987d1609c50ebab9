import { emailAddress } from '../shared/email-address.ts';

/** Whether it can be an email address (V6), by the rule of the forms. */
export const looksLikeEmail = (value: string): boolean => emailAddress.test(value);
