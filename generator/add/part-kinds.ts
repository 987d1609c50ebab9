/** What can be added to a site. */
export const partKinds = ['language', 'country', 'page', 'template', 'island', 'check'] as const;
export type PartKind = (typeof partKinds)[number];
