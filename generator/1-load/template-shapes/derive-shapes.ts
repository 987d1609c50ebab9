import { resolve } from 'node:path';
import { Project, type Type } from 'ts-morph';
import type { TemplateShape, TemplateShapes } from '../../model/template-shape.ts';
import { shapeOf } from './shape-of-type.ts';

/**
 * What the registered templates of a project read, derived from their types. No content is compiled, so names of facts and pages are plain
 * strings: other checks test whether they exist. Loads the TypeScript compiler, which takes a second or more.
 */
export function deriveShapes(siteRoot: string, register: string): TemplateShapes {
  const sources = new Project({
    tsConfigFilePath: resolve(siteRoot, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
    compilerOptions: { types: [] },
  });
  const file = sources.addSourceFileAtPath(resolve(siteRoot, register));
  sources.resolveSourceFileDependencies();
  const list = file
    .getModules()
    .flatMap((module) => module.getInterfaces())
    .find((one) => one.getName() === 'TemplateList');
  const templates = (list?.getProperties() ?? []).map((template): [string, TemplateShape] => {
    const part = (name: string): Type | undefined => template.getType().getProperty(name)?.getTypeAtLocation(template);
    const [copy, structure] = [part('copy'), part('structure')];
    return [
      template.getSymbolOrThrow().getName(),
      {
        copy: copy ? shapeOf(copy, template) : { kind: 'unknown' },
        structure: structure ? shapeOf(structure, template) : { kind: 'unknown' },
      },
    ];
  });
  return Object.fromEntries(templates);
}
