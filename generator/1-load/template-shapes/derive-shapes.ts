import { resolve } from 'node:path';
import { Project, type Type } from 'ts-morph';
import type { TemplateShape, TemplateShapes } from '../../model/template-shape.ts';
import { shapeOf } from './shape-of-type.ts';
import type { PropsType } from './template-props.ts';

/**
 * What templates read, derived from the types of their props. No content is compiled, so names of facts and pages are plain
 * strings: other checks test whether they exist. Loads the TypeScript compiler, which takes a second or more.
 */
export function deriveShapes(siteRoot: string, props: ReadonlyMap<string, PropsType>): TemplateShapes {
  const sources = new Project({
    tsConfigFilePath: resolve(siteRoot, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
    compilerOptions: { types: [] },
  });
  const list = [...props].map(([name, { module, type }]) => `${JSON.stringify(name)}: import('./${module}').${type};`);
  const file = sources.createSourceFile(resolve(siteRoot, 'template-list.ts'), `export interface TemplateList { ${list.join('\n')} }`);
  sources.resolveSourceFileDependencies();
  const templates = file
    .getInterfaceOrThrow('TemplateList')
    .getProperties()
    .map((template): [string, TemplateShape] => {
      const part = (name: string): Type | undefined => template.getType().getProperty(name)?.getTypeAtLocation(template);
      const [copy, structure] = [part('copy'), part('structure')];
      return [
        JSON.parse(template.getName()),
        {
          copy: copy ? shapeOf(copy, template) : { kind: 'unknown' },
          structure: structure ? shapeOf(structure, template) : { kind: 'unknown' },
        },
      ];
    });
  return Object.fromEntries(templates);
}
