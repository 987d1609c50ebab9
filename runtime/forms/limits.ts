/**
 * The most characters that a field takes, by its name. All of them together stay far below what the endpoint takes, however
 * many bytes a character has. 254 is what an address can have (RFC 5321).
 */
export const limits = {
  name: 200,
  firstName: 100,
  lastName: 100,
  company: 200,
  email: 254,
  phone: 40,
  message: 4000,
} as const;

export type LimitedField = keyof typeof limits;
