import type { Documented, PackageEntry } from './read-entry.ts';

/** The documentation of an entry as Markdown: functions first, then values, then types; those that can be imported before the others. */
export function entryPage({ name, text, items }: PackageEntry): string {
  const chapters = [
    chapter('Functions', of(items, 'function')),
    chapter('Values', of(items, 'value')),
    chapter(
      'Types',
      of(items, 'type').filter(({ isExported }) => isExported),
    ),
    chapter(
      'Types that others are written in',
      of(items, 'type').filter(({ isExported }) => !isExported),
    ),
  ];
  return `${[`# ${name}`, text, ...chapters.flat()].join('\n\n')}\n`;
}

const of = (items: readonly Documented[], kind: Documented['kind']) => items.filter((one) => one.kind === kind);

const chapter = (title: string, items: readonly Documented[]): string[] => (items.length ? [`## ${title}`, ...items.flatMap(section)] : []);

function section({ name, signature, text, members }: Documented): string[] {
  const list = members.map((one) => `- \`${one.signature}\`${one.text ? `: ${one.text}` : ''}`).join('\n');
  return [`### ${name}`, `\`\`\`ts\n${signature}\n\`\`\``, text, list].filter((part) => part !== '');
}
