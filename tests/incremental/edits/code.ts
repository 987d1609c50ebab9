import type { Edit } from '../edit.ts';

/** Edits of Wortlaut itself: of the route table, of what a page has around its body, of the words of a warning, and of its version. */
export const code: Edit = {
  name: 'another Wortlaut',
  changes: [
    { file: 'generator/3-plan/alternates.ts', find: "bare.get('en') ??", replace: "bare.get('de') ??" },
    { file: 'generator/4-render/document.ts', find: "open('type', 'website')", replace: "open('type', 'article')" },
    { file: 'generator/2-check/checks/placeholders.ts', find: 'Replace it before', replace: 'Write it before' },
    { file: 'package.json', find: '"version": "', replace: '"version": "9' },
  ],
};
