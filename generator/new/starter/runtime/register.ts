import type { HomeProps, NotFoundProps, ServicesProps, TermsProps, TextProps } from './props.ts';

/** The templates and what each reads of its pages. */
declare module 'wortlaut/react' {
  interface TemplateList {
    home: HomeProps;
    services: ServicesProps;
    text: TextProps;
    terms: TermsProps;
    'not-found': NotFoundProps;
  }
}
