import { type Code, codes, type SiteCodes, siteCodes } from '../diagnostics/codes.ts';

/** A chapter is the first digit of its codes. */
const titles: Readonly<Record<string, string>> = {
  '1': 'Content',
  '2': 'Translation',
  '3': 'Addresses and links',
  '4': 'Contracts and claims',
  '5': 'Markup and weight',
  '6': 'Build and configuration',
};

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly codes: readonly Code[];
}

/** Every code in its chapter, in the order of the numbers; the last chapter has those of the site's own checks, if there are any. */
export function chapters(ofSite: SiteCodes): Chapter[] {
  const all = (Object.keys(codes) as Code[]).sort();
  const own = siteCodes(ofSite);
  return [
    ...Object.entries(titles).map(([digit, title]) => ({
      id: `WL${digit}`,
      title,
      codes: all.filter((code) => code.startsWith(`WL${digit}`)),
    })),
    ...(own.length ? [{ id: 'of-the-site', title: 'Checks of this site', codes: own }] : []),
  ];
}
