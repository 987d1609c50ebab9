import type { TextFindings } from './coverage-languages.ts';

const words: Readonly<Record<keyof TextFindings, string>> = {
  forms: 'with gaps in plurals or branches',
  foreign: 'in another language',
  tooLong: 'too long',
  identical: 'still the source text',
  unused: 'shown by no page',
};

/** `3 too long`, for each kind with findings. */
export function findingWords(findings: TextFindings): string[] {
  return (Object.keys(words) as (keyof TextFindings)[]).flatMap((kind) => (findings[kind] ? [`${findings[kind]} ${words[kind]}`] : []));
}
