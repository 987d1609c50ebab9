import type { ArticleProps, JournalProps, LeafletProps, ShelfProps } from './props.ts';

/** The templates and what each reads of its pages. */
declare module 'wortlaut/react' {
  interface TemplateList {
    shelf: ShelfProps;
    leaflet: LeafletProps;
    journal: JournalProps;
    article: ArticleProps;
  }
}
