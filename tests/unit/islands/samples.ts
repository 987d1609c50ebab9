import { parse } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage, Localized } from '../../../generator/model/localized.ts';

export const text = (wording: string) => wording as Localized;

export function message<Values>(wording: string, tag = 'en'): CompiledMessage<Values> {
  return { tag, elements: parse(wording) };
}
