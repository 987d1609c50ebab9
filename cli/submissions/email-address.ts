/** Whether a text is one email address alone: no list, no name around it, no control character. */
export const isEmailAddress = (text: string): boolean => /^[^\s\p{Cc}@<>(),;:"\\]+@[^\s\p{Cc}@<>(),;:"\\]+$/u.test(text);
