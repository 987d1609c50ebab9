import { type Edit, reword } from '../edit.ts';

/** Edits of Wortlaut itself. */
export const code: readonly Edit[] = [
  {
    name: 'the route table, what stands around a page, and the words of a warning',
    changes: [
      { file: 'generator/3-plan/alternates.ts', find: "bare.get('en') ??", replace: "bare.get('de') ??" },
      { file: 'generator/4-render/document.ts', find: "open('type', 'website')", replace: "open('type', 'article')" },
      { file: 'generator/2-check/checks/placeholders.ts', find: 'Replace it before', replace: 'Write it before' },
    ],
  },
  reword('the version', 'package.json', ['"version": "', '"version": "9']),
];
