import { type ComponentType, createElement, type ReactNode } from 'react';
import { type PageContext, PageProvider } from './page-context.ts';
import type { LayoutProps, StructuredDataInput, Theme } from './theme.ts';

interface AppProps extends Pick<StructuredDataInput, 'context' | 'template' | 'copy' | 'structure'> {
  readonly theme: Pick<Theme, 'layout' | 'templates'>;
  /** The context of the content: that of the page, or one in the language of a fallback copy. */
  readonly contentContext: PageContext;
  /** BCP 47 tag of the copy where it differs from the page's. */
  readonly copyTag: string | undefined;
  /** The direction of the copy where it differs from the page's. */
  readonly copyDirection: LayoutProps['contentDirection'];
}

/** The body of a page: its template inside the layout that every page has. */
export function App({ theme, context, contentContext, template, copy, copyTag, copyDirection, structure }: AppProps): ReactNode {
  const { layout: Layout, templates } = theme;
  const component = templates[template] as ComponentType<{ copy: unknown; structure: unknown }> | undefined;
  if (!component) throw new Error(`unknown template '${template}'`);
  const content = createElement(PageProvider, { value: contentContext }, createElement(component, { copy, structure }));
  const around = { contentTag: copyTag, contentDirection: copyDirection } as LayoutProps;
  return createElement(PageProvider, { value: context }, createElement(Layout, around, content));
}
