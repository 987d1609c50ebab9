import { closestMatch } from '../diagnostics/closest-match.ts';
import type { Addition, SiteParts, Wanted } from './addition.ts';
import { gapsOf } from './language-entry.ts';
import { skeleton } from './page-skeleton.ts';
import { isDeviceName, similarName } from './site-name.ts';

/** A page with the texts and the structure that its template reads, in the source language; a gap for every other locale. */
export function addPage({ content, shapes }: SiteParts, { name, template }: Wanted): Addition {
  const folder = `content/pages/${name}`;
  const fault = nameFault(name) ?? (content.pages.has(name) ? `The page '${name}' already exists, in ${folder}/.` : undefined);
  if (fault) return { fault };
  const chosen = template ?? usualTemplate({ content, shapes });
  const shape = chosen === undefined ? undefined : shapes[chosen];
  if (chosen === undefined || !shape) return { fault: templateFault(template, Object.keys(shapes)) };
  const source = content.site.value.sourceLanguage;
  const copy = skeleton(shape.copy, (path, values) =>
    [`TODO: ${path.join('.')} (${name})`, ...values.map((value) => `{${value}}`)].join(' '),
  );
  const structure = skeleton(shape.structure, () => 'TODO').replaceAll('\n', '\n  ');
  const others = content.locales.flatMap(({ id, language }) => (language === source ? [] : [id]));
  const definition = `import { definePage${others.length ? ', fallback' : ''} } from 'wortlaut';

export default definePage({
  template: '${chosen}',
  path: '/:locale/${name}',
  source: '${source}',
${others.length ? `  gaps: { ${gapsOf(others, source)} },\n` : ''}  placeholder: 'The texts of this page are a skeleton.',
  structure: ${structure},
});
`;
  return {
    changed: {},
    made: {
      [`${folder}/page.ts`]: definition,
      [`${folder}/${source}.ts`]: `import { defineCopy } from 'wortlaut';\n\nexport default defineCopy('${chosen}', ${copy});\n`,
    },
    left: [
      `Write the texts in ${folder}/${source}.ts, and delete 'placeholder' in ${folder}/page.ts.`,
      ...(others.length ? [`Translate it: add a file for each language in ${folder}/, and delete its gap in page.ts.`] : []),
      `Link to it with to('${name}'), for example in content/navigation.ts.`,
    ],
  };
}

/** Names of other files and folders where pages are. */
const reserved = ['page', 'pages', 'guide', 'outline', 'api', 'assets'];

/** Returns why a page cannot have a name, as a sentence; undefined for a valid name. */
function nameFault(name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    const near = similarName(name);
    const suggestion = near && near !== name && /^[a-z]/.test(near) ? ` Try '${near}'.` : '';
    return `'${name}' is not a name for a page: it consists of lower-case letters, digits and single hyphens, and begins with a letter.${suggestion}`;
  }
  if (reserved.includes(name) || isDeviceName(name) || name.startsWith('terms-'))
    return `'${name}' is reserved, so no page can have that name. Choose another one.`;
  return undefined;
}

/** The template of the first ordinary page that has texts and no structure. */
function usualTemplate({ content, shapes }: Pick<SiteParts, 'content' | 'shapes'>): string | undefined {
  const pages = [...content.pages.values()].map(({ definition }) => definition.value);
  const plain = pages.find(
    ({ status, structure, template }) => !status && Object.hasOwn(shapes, template) && Object.keys(structure as object).length === 0,
  );
  return plain?.template;
}

function templateFault(given: string | undefined, templates: readonly string[]): string {
  const all = templates.join(', ');
  if (given === undefined) return `Choose the template of the page with --template: ${all}.`;
  const near = closestMatch(given, templates);
  return `'${given}' is not a template.${near ? ` Did you mean '${near}'?` : ''} The templates are ${all}.`;
}
