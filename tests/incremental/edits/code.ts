import { type Edit, reword } from '../edit.ts';

/** Edits of developers, in files of the project. */
export const code: readonly Edit[] = [
  reword('a component', 'runtime/pages/notice.tsx', ['<RichWords text={copy.text} />', '<em><RichWords text={copy.text} /></em>']),
  reword('a style', 'runtime/styles/tokens.css', ['--radius-large: 1.25rem', '--radius-large: 1.5rem']),
  reword('the route table', 'generator/3-plan/alternates.ts', ["bare.get('en') ??", "bare.get('de') ??"]),
  reword('what stands around a page', 'generator/4-render/document.ts', ["open('type', 'website')", "open('type', 'article')"]),
  reword('the words of a warning', 'generator/2-check/checks/placeholders.ts', ['Replace it before', 'Write it before']),
  reword('the version', 'package.json', ['"version": "', '"version": "9']),
];
