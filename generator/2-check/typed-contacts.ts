import { isEmail, isPhoneNumber } from '../model/contact.ts';
import type { Brand } from '../model/site.ts';

/** A telephone number as it is written in any country, with or without the code of its own. */
const numbers = /\+?\d[\d\s()/.\u2013-]{5,}\d/g;

/** The email addresses and telephone numbers of the brand that a text types: the name of the value, and what is written. */
export function contactsTyped(brand: Brand, text: string): { readonly name: string; readonly written: string }[] {
  if (!/@|\d{2}/.test(text)) return [];
  const typed = [...text.matchAll(numbers)].map(([written]) => ({ written, digits: written.replace(/\D/g, '').replace(/^0+/, '') }));
  return Object.entries(brand).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    if (isEmail(value)) return text.includes(value) ? { name, written: value } : [];
    const number = value.replace(/[^\d+]/g, '');
    const found = isPhoneNumber(number) ? typed.find(({ digits }) => digits.length > 6 && number.endsWith(digits)) : undefined;
    return found ? { name, written: found.written } : [];
  });
}
