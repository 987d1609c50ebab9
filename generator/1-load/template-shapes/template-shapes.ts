import { join, posix, relative } from 'node:path';
import { openStore } from '../../cache/store.ts';
import type { TemplateShapes } from '../../model/template-shape.ts';
import { readText } from '../../package/read-text.ts';
import { moduleFile, packageRoot } from '../../package/roots.mjs';
import { type TemplateProps, templateProps } from './template-props.ts';

/** Inputs of the cache beside the theme: the code that derives shapes, and the types that a theme imports from the package. */
const ownSources = ['generator/1-load/template-shapes/derive-shapes', 'generator/react/index'].map((path) =>
  relative(packageRoot, moduleFile(path)),
);

/**
 * The shapes of pages by template, from the cache or derived again. Loads the TypeScript compiler only if a source of the types has
 * changed. Empty if the theme has no list of templates.
 * @param given the types of the props, if they are known
 */
export async function templateShapes(root: string, cache: string, given?: TemplateProps['props']): Promise<TemplateShapes> {
  const props = given ?? (await templateProps(root)).props;
  if (props.size === 0) return {};
  const sources = sourcesFrom(
    root,
    [...props.values()].map(({ module }) => module),
  );
  return openStore(cache).memo('shapes', [props, sources, sourcesFrom(packageRoot, ownSources)], async () => {
    const { deriveShapes } = await import('./derive-shapes.ts');
    return deriveShapes(root, props);
  });
}

/** These files below a folder and all that they import by their paths, including types: path → text. Missing files are left out. */
function sourcesFrom(root: string, first: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>();
  const paths = new Set(first);
  for (const path of paths) {
    const text = readText(join(root, path));
    if (text === undefined) continue;
    texts.set(path, text);
    for (const [, specifier = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g))
      paths.add(posix.join(posix.dirname(path), specifier));
  }
  return texts;
}
