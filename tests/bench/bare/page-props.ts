import type { LocaleData, PageData, SiteData } from '../page-shapes.ts';

export interface PageProps {
  readonly site: SiteData;
  readonly locale: LocaleData;
  readonly page: PageData;
}
