/** A host on the internet, which has a dot (RFC 1123), with letters of any language. */
export const hostPattern = String.raw`(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]*\p{L}`;

const emailPattern = new RegExp(String.raw`^[^\s@,;:<>()".]+(?:\.[^\s@,;:<>()".]+)*@${hostPattern}$`, 'u');

/** Whether a text is an email address as links to it need it (RFC 6068). */
export const isEmail = (text: string): boolean => emailPattern.test(text);

/** Whether a text is an international telephone number as links to it need it (E.164, RFC 3966). */
export const isPhoneNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);

/** The expectation of a telephone number or email address that links cannot have. The name of a value decides where its form does not. */
export function expectedContact(name: string, text: string): string | undefined {
  if (/^[^\s@/:]+@[^\s@/]*$/.test(text) || (/mail$/i.test(name) && /[@.]/.test(text)))
    return isEmail(text) ? undefined : 'an email address such as hello@muster.example';
  if (!/^\+(?:\D*\d){7}/.test(text) && !(/(?:phone|fax)$/i.test(name) && /^[+\d\s()./–-]+$/.test(text))) return undefined;
  // Callers from abroad do not dial (0).
  const number = text.replace(/(?!\(0\))[\s()./-]/g, '');
  return isPhoneNumber(number) ? undefined : 'an international telephone number such as +43 1 2345678, without (0)';
}

/** The prefix of all addresses as browsers write it: without a path, a query, a user name, a capital letter or a usual port. */
const originIn = (text: string) => (/^https?:/.test(text) && URL.canParse(text) ? new URL(text).origin : undefined);

export const isOrigin = (text: string): boolean => originIn(text) === text.replace(/\/$/, '');

/** The expectation of a text that is not an origin. */
export const expectedOrigin = (text: string): string => `a scheme and a host alone, such as ${originIn(text) ?? 'https://www.example.com'}`;
