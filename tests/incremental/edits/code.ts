import { type Edit, reword } from '../edit.ts';

/** Edits of developers, in files of the project. */
export const code: readonly Edit[] = [
  reword('a component', 'runtime/pages/notice.tsx', ['<RichWords text={copy.text} />', '<em><RichWords text={copy.text} /></em>']),
  reword('a style', 'runtime/styles/tokens.css', ['--radius-large: 1.25rem', '--radius-large: 1.5rem']),
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
