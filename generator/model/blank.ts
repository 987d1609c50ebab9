/** A sign that readers see: not a space, not a character without a picture (UAX #44, Default_Ignorable_Code_Point), and not a mark alone. */
const visibleSign = /[^\s\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\p{Cf}\u2800]/u;

/** Whether a text has nothing that readers see. */
export const isBlank = (text: string): boolean => !visibleSign.test(text);
