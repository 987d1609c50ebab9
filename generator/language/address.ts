import { lexiconOf } from './lexicons.ts';

/** The forms in which texts of a language may address their readers: `du`, `Sie`. Empty for a language with one form. */
export const addressesOf = (language: string): string[] => Object.keys(lexiconOf(language)?.address ?? {});

/** The pronouns of all other forms of address. Empty for a form that the language does not have. */
export function otherPronouns(language: string, address = ''): readonly string[] {
  const forms = lexiconOf(language)?.address ?? {};
  return address in forms ? Object.keys(forms).flatMap((form) => (form === address ? [] : (forms[form] ?? []))) : [];
}
