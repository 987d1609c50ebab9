import { finish, renderPage, type SiteModel } from '../../generator/index.ts';
import type { SiteOptions } from '../options.ts';
import { reportErrors } from '../print.ts';
import { localeName } from '../site-queries.ts';
import { findPage, type TargetPage } from './find-page.ts';
import { filesSection, textSections, textsOf } from './page-texts.ts';
import type { Explanation, Sheet } from './sheet.ts';

export interface PageOptions extends SiteOptions {
  /** Limits the page to the texts that contain these words. */
  readonly text?: string;
  readonly all?: boolean;
}

/** The origins of the texts of a page. If it cannot be rendered, prints the errors and returns the exit code. */
export async function explainPage(site: SiteModel, address: string, options: PageOptions): Promise<Explanation | number> {
  const target = findPage(site, address);
  const { route, fragment } = target;
  const { html, diagnostics } = await renderPage(site, route);
  if (html === undefined) {
    const { diagnostics: faults } = await finish(diagnostics, site.site, { content: site.content });
    return reportErrors(faults, site.site);
  }
  const texts = await textsOf(site, { target, words: options.text });
  const full = fragment !== undefined || options.text !== undefined;
  const { path, page, template, locale, status } = route;
  const about = { path, page, template, locale: locale?.id ?? null, status, asked: target.asked };
  const detail = { all: options.all ?? false, full, language: (code: string) => site.content.languages.value[code]?.name ?? code };
  const { sections, notes } = textSections(texts, detail);
  return {
    json: { ...about, texts },
    sheet: {
      ...headOf(site, target, detail.language),
      sections: [...(full ? [] : [filesSection(texts, detail)]), ...sections],
      notes,
    },
  };
}

/** The address, its page, and the redirect that led to it. */
function headOf(
  site: SiteModel,
  { route, asked, because, fragment }: TargetPage,
  language: (code: string) => string,
): Pick<Sheet, 'before' | 'title' | 'beside' | 'about'> {
  const { path, page, locale, status } = route;
  const definition = site.content.pages.get(page)?.definition;
  const where = locale ? `, ${localeName(site, locale.id)} (${locale.id})` : '';
  const edition = definition?.value.variantOf;
  const isGap = route.copyLanguage !== route.language;
  return {
    before: because && `${asked} redirects to ${path}: ${because}.`,
    title: `${path}${fragment ? `#${fragment}` : ''}`,
    beside: `page ${page}${where}${status === 404 ? ', answers with 404' : ''}`,
    about: [
      `template ${definition?.value.template}, structure in ${definition?.file}`,
      edition ? `replaces the page ${edition} here` : [],
      isGap
        ? `its texts are in ${language(route.copyLanguage)}, because the page has none for ${locale?.id} (gaps in ${definition?.file})`
        : [],
    ]
      .flat()
      .map((dim) => ({ dim })),
  };
}
