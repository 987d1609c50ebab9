import { declaredIn } from '../../typescript/declarations.ts';
import type { NodeOf } from '../../typescript/nodes.ts';

/**
 * The name of the type of a component's props: `AboutProps` of `function AboutPage({ copy }: AboutProps)`, or of
 * `AboutProps & { children?: ReactNode }`; undefined for any other type.
 */
export function propsTypeOf(program: NodeOf<'Program'>, component: string): string | undefined {
  const declared = declaredIn(program, component);
  if (declared?.type !== 'FunctionDeclaration' && declared?.type !== 'ArrowFunctionExpression') return undefined;
  const [parameter] = declared.params;
  const pattern = parameter?.type === 'AssignmentPattern' ? parameter.left : parameter;
  const written = pattern && 'typeAnnotation' in pattern ? pattern.typeAnnotation : undefined;
  const type = written?.typeAnnotation;
  const first = type?.type === 'TSIntersectionType' ? type.types[0] : type;
  return first?.type === 'TSTypeReference' && first.typeName.type === 'Identifier' && !first.typeArguments
    ? first.typeName.name
    : undefined;
}
