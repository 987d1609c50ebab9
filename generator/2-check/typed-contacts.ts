import { hostPattern, isEmail, isPhoneNumber } from '../model/contact.ts';
import type { SharedContent } from '../model/content.ts';
import { literalPattern } from '../model/literal-pattern.ts';
import { memoize } from '../model/memoize.ts';
import type { Brand } from '../model/site.ts';

/** A telephone number as it is written in any country, with or without the code of its own. */
const numbers = /\+?\d[\d\s()/.\u2013-]{5,}\d/g;

/** Each email address, address of a page and telephone number has one of these; few texts have. */
const anyContact = /@|\d{2}|[/\p{L}\d]\.\p{L}/u;

/** The email addresses and telephone numbers of the brand that a text types: the name of the value, and what is written. */
export function contactsTyped(brand: Brand, text: string): { readonly name: string; readonly written: string }[] {
  if (!anyContact.test(text)) return [];
  const typed = [...text.matchAll(numbers)].map(([written]) => ({ written, digits: written.replace(/\D/g, '').replace(/^0+/, '') }));
  return Object.entries(brand).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    if (isEmail(value)) return text.includes(value) ? { name, written: value } : [];
    const number = value.replace(/[^\d+]/g, '');
    const found = isPhoneNumber(number) ? typed.find(({ digits }) => digits.length > 6 && number.endsWith(digits)) : undefined;
    return found ? { name, written: found.written } : [];
  });
}

/** The first address or telephone number in a text that the brand does not have, with the sentences about it. */
export function otherContactIn(content: Pick<SharedContent, 'brand' | 'site' | 'countries'>, text: string) {
  if (!anyContact.test(text)) return undefined;
  const contacts = otherContacts(content).map(({ pattern, ...kind }) => ({ ...kind, written: pattern.exec(text)?.[0] ?? '' }));
  return contacts.find(({ written }) => written);
}

const otherContacts = memoize(({ brand: { file }, site, countries }: Pick<SharedContent, 'brand' | 'site' | 'countries'>) => {
  const own = [new URL(site.value.origin).host.replace(/^www\./, ''), ...[...countries.values()].map(({ value }) => value.domain)];
  const link = { what: 'web address', lacks: 'is not a link' };
  const contact = { lacks: `${file} does not have`, hint: `Add it to ${file} and write {brand:…}, so that it is the same everywhere.` };
  const before = String.raw`(?<![\p{L}\d.@/-])(?:https?://)?(?:www\.)?`;
  return [
    {
      ...link,
      hint: 'Write [words](page), a link that follows its page.',
      pattern: new RegExp(String.raw`${before}(?:${own.map(literalPattern).join('|')})(?![\p{L}\d.-]*[\p{L}\d])(?:/[\w/#?=-]*)?`, 'u'),
    },
    {
      ...link,
      hint: `Name it under externalLinks of ${file}, where addresses are checked, and link to it from the page.`,
      pattern: new RegExp(String.raw`(?:https?://|(?<![\p{L}\d.@/-])www\.)${hostPattern}(?:/[\w/#?=-]*)?`, 'u'),
    },
    { ...contact, what: 'email address', pattern: new RegExp(String.raw`[^\s@,;:<>()"{}]+@${hostPattern}`, 'u') },
    { ...contact, what: 'telephone number', pattern: /\+[1-9][\d\s()/.\u2013-]{6,}\d/ },
  ];
}, new WeakMap());
