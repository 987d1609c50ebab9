import { keyOf } from '../new/language-entry.ts';
import { withImport, withMember, withProperty } from './edit-source.ts';

/* The registers that a site keeps by hand. */

/** The list of pages with another page, which has no places that may be linked to yet. */
export const withPage = (pages: string, id: string): string | undefined => withProperty(pages, `${keyOf(id)}: []`);

/** The register of templates with another one, whose type is in a module beside it. */
export function withTemplateType(
  register: string,
  { name, type, from }: { readonly name: string; readonly type: string; readonly from: string },
): string | undefined {
  const member = withMember(register, 'TemplateList', `${keyOf(name)}: ${type};`);
  return member === undefined ? undefined : withImport(member, { name: type, from, type: true });
}
