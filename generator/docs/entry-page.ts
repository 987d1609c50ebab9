import type { Documented, PackageEntry } from './read-entry.ts';

/** The documentation of an entry as Markdown: functions first, then values, then types; those that can be imported before the others. */
export function entryPage({ name, text, items }: PackageEntry): string {
  const of = (kind: Documented['kind'], isExported = true) => items.filter((one) => one.kind === kind && one.isExported === isExported);
  const chapters = [
    chapter('Functions', of('function')),
    chapter('Values', of('value')),
    chapter('Types', of('type')),
    chapter('Types that others refer to', of('type', false)),
  ];
  return `${[`# ${name}`, text, ...chapters.flat()].join('\n\n')}\n`;
}

const chapter = (title: string, items: readonly Documented[]): string[] => (items.length ? [`## ${title}`, ...items.flatMap(section)] : []);

function section({ name, signature, text, members }: Documented): string[] {
  const list = members.map((one) => `- \`${one.signature}\`${one.text ? `: ${one.text}` : ''}`).join('\n');
  return [`### ${name}`, `\`\`\`ts\n${signature}\n\`\`\``, text, list].filter((part) => part !== '');
}
